"""Group stations (8): from the proposal to its completion.

`relations` and `filling` say which values fit and whether dice can fill a station; `targets` which are open and what
they cost; `contributions` and `means` what others could bring; `ways`, `staffing` and `proposing` how dice are offered,
`proposal` and `offers` what is offered; `funding` who pays, `consent` who agrees, `splitting` how a robot stands on two
sub-stations, `completing` what comes of it; `alone` what a player must do without others (7.4).
"""
