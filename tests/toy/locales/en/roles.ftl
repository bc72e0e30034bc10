vassals-starters-servant = Servant
vassals-starters-envoy = Envoy
