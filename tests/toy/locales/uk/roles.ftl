vassals-starters-servant = Слуга
vassals-starters-envoy = Посланець
