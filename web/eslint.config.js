import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { configs } from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default [
  { ignores: ["**/*.gen.ts", "node_modules/"] },
  js.configs.recommended,
  ...configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: configs.base.languageOptions.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // the compiler knows what there is
      "svelte/no-useless-mustaches": "off", // a space in braces is one that must stay
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced, never changed in place ($state.raw)
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
];
