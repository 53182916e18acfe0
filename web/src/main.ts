import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

import.meta.glob("./games/*/accent.css", { eager: true }); // a title's own colour

settings.showTheme();
document.documentElement.lang = settings.language;

const target = document.getElementById("app");
if (target) mount(App, { target });
