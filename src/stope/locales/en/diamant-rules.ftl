# The rules of Diamant in our own words; ids as everywhere else.

diamant-in-short-aim = Five caves, one after another: you go in together and gather gems, but only what lies in your chest is safe.
diamant-in-short-turn = Before every new card, everyone inside decides in secret: go on or leave. Gems that turn up are shared among those inside; whoever leaves empties the bag into the chest and gathers what was left lying on the way.
diamant-in-short-end = When a danger comes up for the second time in a cave, all who are still inside lose their bags. After the fifth cave the fullest chest wins.

diamant-section-material = Material
diamant-section-expedition = An expedition
diamant-section-end = The end

diamant-rule-1 = For 3 to 8 players. Everyone owns a chest, where gems are safe, and a bag, where they are at risk.
diamant-rule-2 = There are 30 cave cards. 15 show gems: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 and 17. The other 15 show hazards, three each of snake, scorpion, rockslide, gas and explosion.
diamant-rule-3 = Red gems count 1 and white gems count 5; they can be changed at any time. We count points, and the supply never runs short.
diamant-rule-4 = A match is five expeditions into caves 1 to 5, in order. Everyone goes in together.
diamant-rule-5 = The first card of an expedition is turned before anybody decides.
diamant-rule-6 = A gem card is shared equally among the players inside, into their bags. What cannot be shared stays on the card.
diamant-rule-7 = The first hazard of its kind in an expedition does nothing.
diamant-rule-8 = The second hazard of the same kind in an expedition, whenever it comes, ends it at once. Everyone inside flees and loses the bag; chests are safe.
diamant-rule-9 = Before every further card each player inside decides in secret: go on or leave. Everyone sees that somebody has decided, nobody sees what, or whether it was changed. A decision can be changed until the last one is in; then all are shown and carried out together. Whoever has left is not asked.
diamant-rule-10 = Leavers put their bag into the chest. All gems lying on the cards of the cave are added up and shared equally among those who leave at the same moment; what cannot be shared stays, and lies deepest. If nobody stays inside, it returns to the supply.
diamant-rule-11 = Whoever has left takes no part in the rest of the expedition.
diamant-rule-12 = An expedition ends when nobody is inside any more. It has at most 21 cards, so the pile never runs out.
diamant-rule-13 = After an expedition the gems on the cards return to the supply. If a hazard ended it, one of the two matching cards leaves the game for good, and everyone knows which. All other cards are shuffled for the next expedition. This also holds after the fifth.
diamant-rule-14 = After the fifth expedition the most points in the chest win. Several players with the most share the win.
diamant-rule-15 = The chests are open, or hidden if the host prefers. Hidden chests are only not shown until the end: what each leaver takes is seen by everyone. Bags are always open.
diamant-rule-16 = On the table the path turns a corner at every hazard, except when the hazard is the first card, and never runs into itself or the camp.
