masquerade-imperium-mimic = Mimic
masquerade-imperium-broker = Broker
special-copy_box = use the same box of another card in play as this card's own
prompt-special-copy_box = Which card is copied?
asked-special-copy_box = name the card to be copied
