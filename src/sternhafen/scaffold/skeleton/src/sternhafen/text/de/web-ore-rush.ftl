### Was der Plan von Ore Rush im Browser sagt.

web-ore-rush-board = Der Schacht
web-ore-rush-round = Runde { $round } von { $rounds }
web-ore-rush-shaft = Schacht, Sohle { $level }: mit { $dice ->
        [1] einem Würfel
       *[other] zwei Würfeln
    } graben
web-ore-rush-load = Ladung von { $load } Erz: umkehren
web-ore-rush-store = { $ore } Erz im Lager
