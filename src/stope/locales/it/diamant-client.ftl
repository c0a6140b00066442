# Diamant in the browser.

diamant-client-cave = Grotta { $cave }
diamant-client-cave-of = Grotta
diamant-client-pile = Carte nel mazzo
diamant-client-lying = Gemme sul percorso
diamant-client-camera = Vista del percorso
diamant-client-nearer = Più vicino
diamant-client-farther = Più lontano
diamant-client-fit = Tutto il percorso
diamant-client-newest = Ultima carta

diamant-client-dangers = Pericoli
diamant-client-danger = { $hazard }: { $met } sul percorso, { $left } in gioco, { $out } fuori per sempre
diamant-client-odds = Rischio
diamant-client-odds-toggle = Rischio che la prossima carta faccia finire la spedizione
diamant-client-odds-cards = { $deadly } su { $pile }

diamant-client-company = Giocatori
diamant-client-is-ready = { $name } ha scelto.
diamant-client-is-inside = { $name } è nella grotta e ci pensa ancora.
diamant-client-is-camp = { $name } è al campo.
diamant-client-is-go-on = { $name } prosegue.
diamant-client-is-leave = { $name } esce.
diamant-client-have-chosen = Hanno scelto: { $names }.

diamant-client-own-bag =
    { $bag ->
        [one] La tua sacca: { $bag } gemma, a rischio
       *[other] La tua sacca: { $bag } gemme, a rischio
    }
diamant-client-own-chest =
    { $chest ->
        [one] Il tuo forziere: { $chest } gemma, al sicuro
       *[other] Il tuo forziere: { $chest } gemme, al sicuro
    }
diamant-client-seat-ready = ha scelto
diamant-client-seat-inside = nella grotta
diamant-client-seat-camp = al campo
diamant-client-seat-bag = sacca: { $bag }
diamant-client-seat-chest = forziere: { $chest }
diamant-client-seat-closed = forziere chiuso

diamant-client-go-on = Prosegui
diamant-client-leave = Esci
diamant-client-decide =
    { $bag ->
        [0] La tua sacca è ancora vuota
       *[other] Porti { $bag }
    }{ $lying ->
        [0] . Più a fondo nel buio, o a casa?
       *[other] , { $lying } sul percorso. Più a fondo nel buio, o a casa?
    }
diamant-client-chose-go-on = Prosegui. Aspettiamo { $names }.
diamant-client-chose-leave = Esci. Aspettiamo { $names }.
diamant-client-chose = Hai scelto. Aspettiamo { $names }.
diamant-client-may-change = Puoi ancora ripensarci.
diamant-client-in-camp = Sei al sicuro al campo. Aspettiamo { $names }.
diamant-client-watching = Aspettiamo { $names }.

diamant-client-all-go-on = Proseguono tutti.
diamant-client-all-leave = Escono tutti.
diamant-client-some-leave = Di ritorno al campo: { $names }.
diamant-client-found = { $each } a testa nella grotta, { $rest } sulla carta.
diamant-client-fled = In fuga senza la sacca da { $lost }: { $names }.
diamant-client-people = { $count } giocatori

diamant-client-you-won = Hai vinto!
diamant-client-you-share = Vincete insieme: { $names }.
diamant-client-they-won =
    { $winners ->
        [one] Vince { $names }!
       *[other] Vittoria condivisa: { $names }
    }

diamant-client-summary = Di ritorno dalla grotta { $cave }
diamant-client-ended-home = Sono tornati tutti sani e salvi.
diamant-client-ended-by = La grotta è crollata: { $hazard }. Una di queste carte esce dal gioco.
diamant-client-player = Nome
diamant-client-summary-line = { $name }: { $brought } nel forziere, { $lost } perse
diamant-client-result = Risultato
diamant-client-chart = Forzieri dopo ogni grotta
diamant-client-close = Chiudi

diamant-client-key-go-on = Prosegui
diamant-client-key-leave = Esci
diamant-client-key-skip = Mostra subito la fine, chiudi il riepilogo
diamant-client-key-camera = Più vicino, più lontano, tutto il percorso, ultima carta (con il percorso attivo)
