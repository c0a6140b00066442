# Diamant: names, events, refusals, the terminal client.

diamant-title = Diamant

diamant-hazard-snake = serpente
diamant-hazard-scorpion = scorpione
diamant-hazard-rockslide = frana
diamant-hazard-gas = gas
diamant-hazard-explosion = esplosione

diamant-move-go-on = prosegui
diamant-move-leave = esci

diamant-reason-most-points = più punti nel forziere

diamant-event-entered = Grotta { $cave }: entrano tutti. Ci sono { $pile } carte nel mazzo.
diamant-event-gems-found =
    { $value ->
        [one] Una carta da { $value } gemma
       *[other] Una carta da { $value } gemme
    }: { $each } per ogni giocatore nella grotta, resto sulla carta: { $rest }.
diamant-event-hazard-met =
    { $second ->
        [yes] Pericolo: { $hazard }, per la seconda volta!
       *[no] Pericolo: { $hazard }. Per ora non succede nulla.
    }
diamant-event-committed =
    { $you ->
        [yes] Hai scelto.
       *[no] { $name } ha scelto.
    }
diamant-event-choice-noted =
    { $you ->
        [yes]
            { $leave ->
                [yes] Segnato, lo vedi solo tu: esci.
               *[no] Segnato, lo vedi solo tu: prosegui.
            }
       *[no]
            { $leave ->
                [yes] Segnato, lo vede solo { $name }: uscire.
               *[no] Segnato, lo vede solo { $name }: proseguire.
            }
    }
diamant-event-choices-shown = Hanno scelto tutti. Chi esce: { $leaving }. Chi prosegue: { $staying }.
diamant-event-left =
    { $you ->
        [yes] Metti nel forziere le gemme della sacca ({ $bag }) e la tua parte del percorso ({ $found }).
       *[no] { $name } mette nel forziere le gemme della sacca ({ $bag }) e la sua parte del percorso ({ $found }).
    }
diamant-event-collapsed = Fine della spedizione: { $hazard }. In fuga senza la sacca ({ $lost } a testa): { $fled }.
diamant-event-card-removed = Una carta esce dal gioco: { $hazard } (ancora in gioco: { $remaining }).
diamant-event-expedition-ended = La grotta { $cave } è vuota. Gemme che tornano nella riserva: { $returned }.
diamant-event-match-ended = La quinta spedizione è finita. Punteggio più alto, { $points }: { $winners }.

diamant-refusal-1 = Questo posto non esiste a questo tavolo.
diamant-refusal-9 = Chi è nella grotta può solo proseguire o uscire.
diamant-refusal-11 = Chi è uscito non partecipa al resto di questa spedizione.
diamant-refusal-14 = La partita è finita.

diamant-prompt = Prosegui (g) o esci (l)? Aiuto: ?
diamant-help =
    g  prosegui: aspetta la prossima carta
    l  esci: porta nel forziere la sacca e la tua parte del percorso
    o  rischi: che cosa può fare la prossima carta
    t  tavolo: il percorso, le sacche e i forzieri
    hint  le mosse migliori con probabilità e motivi (pensa un secondo)
    r  regole: tutte, oppure una sola con «r 10»
    q  abbandona: interrompi questa partita
diamant-camp = campo
diamant-path = Percorso: { $cards }.
diamant-card-gems =
    { $value ->
        [one] { $value } gemma
       *[other] { $value } gemme
    }
diamant-card-gems-lying =
    { $value ->
        [one] { $value } gemma ({ $lying } ancora lì)
       *[other] { $value } gemme ({ $lying } ancora lì)
    }
diamant-table-cave = Grotta { $cave } di { $caves }, { $pile } carte nel mazzo, gemme sul percorso: { $lying }.
diamant-table-hazards = Pericoli incontrati: { $hazards }.
diamant-table-removed = Fuori dal gioco: { $hazards }.
diamant-table-seat-inside = { $name }: nella grotta, { $bag } nella sacca, forziere: { $chest }
diamant-table-seat-outside = { $name }: al campo, forziere: { $chest }
diamant-chest-hidden = chiuso
diamant-odds = Rischio che la prossima carta faccia finire la spedizione: { $danger }% (carte fatali: { $deadly } su { $pile }). Gemme che ti porta in media: { $mean }. In ballo nella tua sacca: { $bag }. Sul percorso: { $lying }.
diamant-status = La tua sacca: { $bag }. Il tuo forziere: { $chest }. Sul percorso: { $lying }. Nella grotta: { $inside }. Al campo: { $outside }.

# hints: why a decision may be a good one
diamant-hint-leave =
    { $bag ->
        [0] La tua sacca è vuota;
        [one] Mette al sicuro { $bag } gemma;
       *[other] Mette al sicuro { $bag } gemme;
    } gemme sulla via del ritorno: { $lying }; carte fatali: { $deadly } su { $pile }.
diamant-hint-leave-ahead = Ti porta ad almeno { $points } punti nell’ultima grotta; finora nessun altro ne ha più di { $best } nel forziere.
diamant-hint-go-on =
    { $bag ->
        [0] Carte che farebbero finire la spedizione
       *[other] Carte che ti costerebbero la sacca ({ $bag })
    }: { $deadly } su { $pile }; una carta ti porta in media { $mean } gemme.
diamant-hint-go-on-safe = Nessuna carta può ancora far finire la spedizione; la prossima ti porta in media { $mean } gemme.
