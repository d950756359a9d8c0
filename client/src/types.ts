// Made by `npm run openapi` from the description of the API; not to be changed by hand.

export interface paths {
    readonly "/v1/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List public games
         * @description Public games, the newest first: one that is over by its end, any other by when it was opened, or if it has changed on a later day (UTC) by
         *     the start of the day of its newest change. The list lags the log by a moment: after a command, read the game itself.
         *     `vacant=true` lists running games in which a seat is free: `POST /v1/games/{game}/seats` takes it, and who commits first has it.
         *
         *     Refuses with `400 BAD_QUERY`, `400 BAD_CURSOR`, `400 NO_SUCH_RULES` (no such game is hosted here).
         */
        readonly get: operations["listGames"];
        readonly put?: never;
        /**
         * Open a game
         * @description Opens a lobby; the caller owns it, without sitting in it yet. The seed of all chance is fixed now, and committed to in the first
         *     commit, before anyone sits down. A retry with the same `Idempotency-Key` names the same game.
         *
         *     Deadlines are in seconds, by the kind of question: of those that `deadlines` of `GET /v1/rules/{rules}` lists, or `default`, or `reveal`.
         *     Another is `400 BAD_BODY`, with the field and the kinds that there are. So is a zone that nobody knows, and a bank for another number of
         *     seats than two.
         *
         *     Refuses with `400 NO_SUCH_RULES`, `400 NO_SUCH_HANDLE` (somebody invited by `@` and a handle that nobody has), `400 BAD_OPTIONS` (the options are
         *     not those of the game), `403 GUESTS_PLAY_ALONE` (a guest's game is private, without deadlines, and nobody is invited) and `429 QUOTA_EXCEEDED`.
         */
        readonly post: operations["createGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read a game
         * @description Who sits where, whom the game waits for and until when, votes, outcome. The same for all who may see it.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`, `404 NO_SUCH_VERSION`.
         */
        readonly get: operations["getGame"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Close a lobby
         * @description Cancels a game that has not started: its outcome is `cancelled`, `how` is `closed`. Its owner may. The log stays, and as with every
         *     game that is over, it shows who sat where, of an anonymous one too.
         *
         *     Refuses with `403 NOT_THE_OWNER`, `409 ALREADY_STARTED`, `409 GAME_OVER`.
         */
        readonly delete: operations["closeGame"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a lobby
         * @description Before the game starts, its owner may change what was said when it was opened: title, options, deadlines, who sees it, who is invited. What
         *     is not named stays; what is named replaces the whole of what was there (`deadlines`, `invited`, `options`). Not to be changed are the
         *     game itself and the settings that people rely on who have sat down: `anonymous`, `seating` and `entropy`. Deadlines may be of the kinds that
         *     `GET /v1/rules/{rules}` lists, as when a game is opened.
         *
         *     Whoever sits keeps their seat. Options that have not a seat that is taken are refused, with the seats in question; move or
         *     remove who sits there first. Nobody is `ready` any more after a change. Somebody who wants to sit down, or to start, under the terms that they
         *     have read, sends `If-Match`: a change in between makes it `412 MOVED_ON`.
         *
         *     Whom the owner has removed is let in again when a change names them in `invited`, also if they were named there before.
         *
         *     Refuses with `400 BAD_OPTIONS`, `400 NO_SUCH_HANDLE`, `403 NOT_THE_OWNER`, `403 GUESTS_PLAY_ALONE`, `409 ALREADY_STARTED`, `409 SEATS_WOULD_GO`, `409 FORM_TOO_OLD`, `409 GAME_OVER`.
         */
        readonly patch: operations["editGame"];
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/people": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read who is who
         * @description Names by the pseudonyms that stand in the log, and what was written about the game: its title, names inside its options. None of
         *     it stands in the log or in an answer with a version. While an anonymous game runs, it names only you; an erased person is no
         *     longer named. The tag depends on the content; ask for the answer each time.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`.
         */
        readonly get: operations["getPeople"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/seats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a seat
         * @description Takes a vacant seat: in the lobby, or in play as a replacement, who inherits all that the seat knows. The owner may seat bots
         *     (`kind: bot`), and may sit down too; a person holds one seat of a game.
         *
         *     With the setting `seating: random` or `preferences` nobody names a seat in the lobby: the one taken is a place to wait, and seats
         *     are dealt at the start by the chance of the game. With `preferences`, people say which seats they would like (`preferences`, the
         *     best first), sealed until then. They are drawn into an order; one after another each gets the seat they like best of those still
         *     free; what is left is dealt at random to those left over, people before bots. Anybody can repeat the draw once the seed is known.
         *
         *     With the setting `anonymous` nobody sees who sits where, except for bots, until the game is over: seats have a `hidden` holder,
         *     the log says that `someone` sat down, and seals who it was. You find your own seat in `GET /v1/games/{game}`.
         *
         *     With the setting `entropy: joint` a person who names the seat may send the `contribution` to the dice here; it can be sent later, at `/contributions`.
         *
         *     Refuses with `403 NOT_THE_OWNER` (only the owner seats bots), `409 ALREADY_SEATED`, `409 SEAT_TAKEN`, `409 NO_SUCH_SEAT`,
         *     `409 GAME_FULL`, `429 QUOTA_EXCEEDED` (bots), `409 SEATS_ARE_DEALT` (a seat is named where they are dealt), `409 NO_PREFERENCES`,
         *     `409 NO_CONTRIBUTIONS`, `409 CONTRIBUTIONS_CLOSED`, `409 BOTS_CONTRIBUTE_NOTHING`, `409 PLACE_NOT_NAMED` (a contribution without a seat),
         *     `403 REMOVED` (the owner has removed you, and not invited you since), `403 GUEST_NOT_INVITED` (a guest's seats are in games of their
         *     own and where they are invited), `409 GAME_OVER`.
         */
        readonly post: operations["takeSeat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/seats/{seat}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
                /**
                 * @description Id of the seat.
                 * @example france
                 */
                readonly seat: components["parameters"]["seat"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Leave a seat
         * @description Leaves the lobby, or resigns from play: for good, though another person may take the seat. While it is vacant, silence answers for
         *     it, or a bot with the setting `absent: bot`. Where the rules say so, a resignation ends the game; a game that no person sits in any more is cancelled.
         *
         *     The owner of a lobby removes others with this, people and bots. Whoever was removed may not sit down again, nor see a private game,
         *     until the owner invites them (`PATCH /v1/games/{game}`). A lobby that nobody sits in any more for that reason stays open.
         *
         *     Refuses with `403 NOT_YOUR_SEAT`, `409 GAME_OVER`; the owner also with `409 ALREADY_STARTED`, `409 NO_SUCH_SEAT`, `409 SEAT_VACANT`,
         *     `409 FORM_TOO_OLD`.
         */
        readonly delete: operations["leaveSeat"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a seat
         * @description Goes from one's seat of the lobby to a vacant one, at once: nobody can take either in between. The owner moves bots in the same way.
         *     What was voted or contributed at the old seat counts no more; with the setting `entropy: joint` a `contribution` for the new one may come with this.
         *
         *     Refuses with `403 NOT_YOUR_SEAT`, `403 NOT_THE_OWNER` (the seat is a bot's), `409 ALREADY_STARTED`, `409 SEAT_TAKEN`, `409 NO_SUCH_SEAT`,
         *     `409 SEATS_ARE_DEALT`, `409 NO_CONTRIBUTIONS`, `409 BOTS_CONTRIBUTE_NOTHING`, `409 FORM_TOO_OLD`, `409 GAME_OVER`.
         */
        readonly patch: operations["moveSeat"];
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/contributions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Commit to bytes for the dice
         * @description With the setting `entropy: joint` the dice depend on 32 bytes of each person. In the lobby each commits to theirs: with this, or with
         *     `contribution` on taking a seat that is named. It may be replaced until the game is started. Then all contributions are fixed, and each
         *     is revealed at `/reveals`.
         *
         *     Refuses with `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 NO_CONTRIBUTIONS`, `409 CONTRIBUTIONS_CLOSED`,
         *     `409 GAME_OVER`.
         */
        readonly put: operations["putContribution"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/reveals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reveal the bytes committed to
         * @description After the start of a game with the setting `entropy: joint`: each person reveals the bytes of their contribution before `due`
         *     (`deadlines.reveal`, or else a day). The last reveal makes the seed of the dice, deals the seats where they are dealt, and sets the game up. A person who
         *     has not revealed by then loses the place, the lobby opens again, and everybody contributes other bytes; `entropy.failed` counts it.
         *
         *     Refuses with `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 NO_CONTRIBUTIONS`, `409 NOTHING_TO_REVEAL`,
         *     `409 WRONG_CONTRIBUTION`, `409 GAME_OVER`.
         */
        readonly post: operations["postReveal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Say that you are there
         * @description With the setting `ready` a start asks everybody who sits: each says so before `due`, and with the last of them the game begins. Who has not by then loses the
         *     place, the lobby opens again, and `check.failed` counts it. With joint dice one reveals instead (`POST …/reveals`).
         *
         *     Refuses with `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 NOTHING_TO_CONFIRM`, `409 GAME_OVER`.
         */
        readonly post: operations["postConfirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/rematch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a rematch
         * @description Whoever held a seat at the end of a game opens another like it: its options, its settings (and `ready`, a day if it had none) and its title. Everybody who sat is
         *     invited; where seats are chosen, the chairs are turned by one, and each place is kept for a day for whoever it comes to. It belongs to who asked first: whoever
         *     asks later is told the same game, until it is over or closed. `origin` of the new game says which it goes back to.
         *
         *     Refuses with `403 NOT_SEATED`, `403 GUESTS_PLAY_ALONE`, `404 NO_SUCH_GAME`, `409 NOT_PLAYED`, `429 QUOTA_EXCEEDED`.
         */
        readonly post: operations["postRematch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a game
         * @description Starts the game; its owner may start it once every seat is taken. (It also starts when all people seated vote `ready`.)
         *
         *     A game in which no person sits is played on for ten minutes after it was opened, and after somebody who is signed in read it or sent
         *     it a command; then it waits until somebody reads it again.
         *
         *     With the setting `entropy: joint` this fixes the contributions to the dice; the game starts once all are revealed (`/reveals`).
         *
         *     Refuses with `403 NOT_THE_OWNER`, `409 SEATS_VACANT`, `409 ALREADY_STARTED`, `409 CONTRIBUTIONS_MISSING`, `409 NOBODY_CONTRIBUTES`,
         *     `409 GAME_OVER`.
         */
        readonly post: operations["startGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/votes/{kind}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
                /**
                 * @description What is voted on.
                 * @example draw
                 */
                readonly kind: components["parameters"]["kind"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Give or withdraw a vote
         * @description `ready`: in the lobby, start once every seat is taken; in play, do not wait for me, where the game has that. `draw`: all people
         *     still in play agree. `cancel`: all people seated agree. A vote stands until it is withdrawn; bots agree to what the people agree on,
         *     and whoever has left does not count.
         *
         *     `concede`: a side has lost when all its people say so, or in Diplomacy all except one have lost. `pause`: all people in play agree;
         *     then nobody acts (`PAUSED`), until somebody withdraws the vote or the pause has lasted as long as the settings let it, and what was
         *     left of the deadline is given back. `extend`: more than half of the people in play prolong the deadline. `calendar`: all people in
         *     play want the same days and hours, which the body names.
         *
         *     With the setting `votes: secret` nobody but its sender sees a vote for a draw before the game is over; in the log it looks like a
         *     standing order. In a rated game a draw needs two people in play (`ALONE`).
         *
         *     Refuses with `404 NO_SUCH_VOTE`, `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT` (the caller holds several), `409 NOT_STARTED`
         *     (no draw before the start), `409 DRAWS_OFF` (a setting of the game), `409 NOT_IN_PLAY`, `409 NO_READY`, `409 NOT_ASKED`, `409 ALONE`,
         *     `409 NO_PAUSES`, `409 NO_DEADLINE`, `409 NO_CONCESSION`, `409 NO_CALENDAR`, `409 PAUSED`, `409 FORM_TOO_OLD` (a game of release 0.1.0),
         *     `409 GAME_OVER`.
         */
        readonly put: operations["castVote"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/extensions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prolong a deadline
         * @description Prolongs the deadline of the question that is put to a seat, by the `seconds` of the setting `extensions`: each seat may do so `count`
         *     times in a game, and once for a question.
         *
         *     Refuses with `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 NO_DEADLINE`, `409 NO_EXTENSIONS`, `409 EXTENDED_ALREADY`,
         *     `409 NOT_ASKED`, `409 PAUSED`, `409 NOT_STARTED`, `409 FORM_TOO_OLD`, `409 GAME_OVER`.
         */
        readonly post: operations["postExtension"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/away": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Be away
         * @description Says until when a seat is away, for days of its budget (the setting `away`), each one that is begun. Meanwhile its clock stands still, as
         *     on closed days: the deadline of a question that is put to it comes later by as much. It counts in this game alone: a holiday that
         *     began in all games of somebody at once would tell which anonymous seats are theirs. It cannot be taken back, for others rely on it.
         *
         *     Refuses with `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 AWAY_SPENT`, `409 AWAY_TOO_SHORT`, `409 NOT_STARTED`,
         *     `409 FORM_TOO_OLD`, `409 GAME_OVER`.
         */
        readonly put: operations["putAway"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the position
         * @description The position as the caller may know it, at any version.
         *
         *     Refuses with `400 BAD_QUERY`, `403 NOT_YOUR_SEAT` (`as` names a seat of somebody else), `404 NO_SUCH_GAME`, `404 NO_SUCH_VERSION`,
         *     `409 NOT_STARTED`.
         */
        readonly get: operations["getState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/actions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * List what may be done now
         * @description The open questions to the caller's seats, each with the grammar (`Legal`) of all commands that would be accepted. Exact both ways:
         *     what the grammar admits is accepted, what it does not admit is refused. With `version`, what could be done then. `takeback` is the
         *     version of your newest step while it can be taken back.
         *
         *     Refuses with `400 BAD_QUERY`, `403 NOT_YOUR_SEAT`, `404 NO_SUCH_GAME`, `404 NO_SUCH_VERSION`.
         */
        readonly get: operations["getActions"];
        readonly put?: never;
        /**
         * Answer an open question
         * @description Commits a command. It echoes the `ask` of the question it answers. A command may be `written` in the notation of the game instead
         *     (`DiplomacyWritten`); the receipt's `notes` then say which meaning was taken and what cannot work.
         *
         *     Refuses with `400 BAD_COMMAND` (not the shape of this game's commands), `400 WHICH_SEAT`, `400 NO_NOTATION`, `403 NOT_SEATED`,
         *     `403 NOT_YOUR_SEAT`, `409 STALE_ASK` (the question is not, or no longer, open), `409 NOT_ASKED`, `409 NOT_STARTED`, `409 GAME_OVER`; and
         *     with `422` and the game's own code and `rule` when a rule says no, with the `nearest` node of the grammar.
         */
        readonly post: operations["postAction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/dry-runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Try a command without committing it
         * @description What a command would lead to, up to the first draw of chance or the first secret opened: neither a die nor anybody's orders can be
         *     found out. Nothing is committed, and nobody learns of it.
         *
         *     `advice` holds remarks on the command: what in it cannot work as the seat's own orders stand (a support of a move that none of its
         *     units makes, a convoy with a gap), what works against the seat itself (its own units in each other's way), what silence will do
         *     where nothing is ordered, and what depends on others. They come from what the seat may know, and refuse nothing.
         *
         *     With `Accept: image/svg+xml` the answer is the board as it would be, as `GET .../board.svg` draws it for the seat: Diplomacy draws
         *     the orders of a sheet that is not handed in yet.
         *
         *     Refuses as `postAction` does, and with `409 NOT_PLAYING` when the game is not being played.
         */
        readonly post: operations["postDryRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/takebacks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take back the newest step
         * @description Takes back the caller's own newest step, until chance, an opened secret or another seat has intervened. The step stays in the log,
         *     followed by the takeback; the questions opened anew have names of their own.
         *
         *     Refuses with `409 NOTHING_TO_TAKE_BACK`, `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 NOT_STARTED`, `409 GAME_OVER`.
         */
        readonly post: operations["postTakeback"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/standing-orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read one's standing orders
         * @description The standing orders of the caller's own seats, as they are in force. In Kutuzov every person begins with an order, `default`: one is
         *     asked where most is at stake, and passes otherwise. It stands until one gives another, or withdraws it: a seat without an order is always
         *     asked. (Games that 0.1.0 began have no default.)
         *
         *     Refuses with `400 BAD_QUERY`, `403 NOT_YOUR_SEAT`, `404 NO_SUCH_GAME`.
         */
        readonly get: operations["getStandingOrders"];
        /**
         * Replace a standing order
         * @description Replaces the standing order of a seat, or withdraws it (`null`). It is sealed to the seat, answers the questions that it is about at
         *     once, and stands until it is replaced, or its time is over. Each game says what it may say (`DiplomacyStanding`,
         *     `NapoleonicsStanding`, `KutuzovStanding`); a game may add the moment at which it was given.
         *
         *     Refuses with `400 BAD_STANDING_ORDER`, `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 NOT_STARTED`, `409 GAME_OVER`.
         */
        readonly put: operations["putStandingOrders"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/standing-orders/forecasts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Forecast what a standing order would ask
         * @description For each turn so far how often the seat could have reacted to something, in how many of these windows the order would have asked it,
         *     and how often the game would have waited for it in the turn of another. An order is tried as if it had stood all the time (`until` is
         *     left aside); `null` asks always. Only what everybody knows is looked at, never a hand, and nothing is kept. For what was it is exact; had the seat
         *     answered otherwise, other things would have been asked. Kutuzov alone has such windows: for other games `turns` is empty.
         *
         *     Refuses with `400 BAD_STANDING_ORDER`, `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `409 NOT_STARTED`.
         */
        readonly post: operations["postForecast"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/lapse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * See what silence would do
         * @description The command that silence at the deadline stands for, for each of the caller's seats that is asked. It may be sent as it is.
         *
         *     Refuses with `400 BAD_QUERY`, `403 NOT_YOUR_SEAT`, `404 NO_SUCH_GAME`.
         */
        readonly get: operations["getLapse"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/press": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read what people said
         * @description What is new to the caller after a `cursor`, of all their conversations, the oldest first. Without a cursor it begins at the first entry. Keep the
         *     last cursor: read with it again, it gives what came since. Who holds a seat reads its conversations; who has left, those entries that were
         *     written up to then; everybody who may see the game, what was said to `all`. With `opens` in `settings.press`, everything can be read once the game
         *     was won or drawn. A conversation that you are not in answers as one that does not exist. The answer has no tag and is never kept; no entry names
         *     a person.
         *
         *     `entry` is a link of the chain of its conversation (`LOG.md`); text and salt lie beside it, for those who may read them. What you mute, by seat or
         *     because you have blocked its author (`PUT /v1/me/blocks`), says `muted`, to you alone.
         *
         *     Refuses with `400 BAD_QUERY`, `400 BAD_CURSOR`, `404 NO_SUCH_GAME`.
         */
        readonly get: operations["getPress"];
        readonly put?: never;
        /**
         * Write to others at the table
         * @description Writes to everybody (`all`), to the lobby (`lobby`), or to some seats. How people talk in a game says `settings.press`; it is fixed when the game is
         *     opened. The receipt is yours against everybody, this service included: keep it. Nothing is edited; a later entry may say that it `corrects` an
         *     earlier one. A person writes 20 entries a minute and 500 a day in a game, whoever they are for.
         *
         *     That two seats talk is told to nobody else: by no number, no time, no size, no limit and no conflict.
         *
         *     With `grey`, where `settings.press` has it, nobody is told who wrote: `by` is a commitment, the time is the next full five minutes, and only then is
         *     it read and told of. Neither a block nor a muted seat acts on it; `grey` among one's `muted` mutes all of it. Its author reads it only if it is for
         *     them too; the receipt has no `n`.
         *
         *     Refuses with `400 BAD_BODY`, `403 NOT_SEATED`, `403 NOT_YOUR_SEAT`, `400 WHICH_SEAT`, `403 GUESTS_TALK_IN_THE_OPEN`, `409 PRESS_OFF`, `409 PRESS_CLOSED`
         *     (not in this phase), `409 NOT_STARTED`, `409 ALREADY_STARTED`, `409 GAME_OVER`, `409 NOT_IN_PLAY`, `409 NO_SUCH_SEAT`, `409 NOBODY_TO_TALK_TO`,
         *     `409 NOT_YOUR_ENTRY` (`corrects`), `409 CONVERSATION_FULL`, `422 IDEMPOTENCY_KEY_REUSED`, `429 TOO_MUCH_PRESS`.
         */
        readonly post: operations["postPress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/press/marks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Keep how far one has read
         * @description Keeps for the caller alone how far they have read, what they mute (conversations, and seats) and what they have begun to write; what is left out stays. Of how far one has
         *     read, the further one counts. `GET …/press` gives it back, and nobody else is told of any of it. At most 32 KB.
         *
         *     Refuses with `400 BAD_BODY`, `403 NOT_SEATED`, `404 NO_SUCH_GAME`.
         */
        readonly put: operations["putPressMarks"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/press/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Check what people said
         * @description Checks the conversations that the caller may read from their first entry to their last (`LOG.md`, section 11): hashes and chains, who held which
         *     seat when, texts against what was committed to. Ten seconds after the end of the game there is a signed root over every conversation that there
         *     could have been, and the way to it from each that the caller may read: so nothing was left out, and nobody learns whether others ever talked. Once
         *     everything is opened (`opens` in `settings.press`), all of them are among it. `fieldpost audit --press` checks the same by itself.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`.
         */
        readonly get: operations["getPressAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * List who is invited to a game, and its links
         * @description For the owner of the game: everybody who is invited and was not withdrawn, and the links that can be used, without their codes. What became of an
         *     invitation is not told; of a link, how many people have used it, unless the game is anonymous.
         *
         *     Refuses with `403 NOT_THE_OWNER`, `403 GUESTS_PLAY_ALONE`, `404 NO_SUCH_GAME`, `409 FORM_TOO_OLD`.
         */
        readonly get: operations["listInvitations"];
        readonly put?: never;
        /**
         * Invite somebody to a game
         * @description The owner of a game invites somebody: they find it at `GET /v1/me/invitations`, may see it if it is private, are told of it once (notice `invited`), and sit
         *     down by `POST …/seats`. No commit is made, so nobody else can tell that somebody was invited, and nobody is told whether they accepted, declined or did
         *     nothing. Who was removed from the lobby may come back. Sent again, nothing changes. At most 64 people are invited to a game so, besides
         *     those in `settings.invited`.
         *
         *     Refuses with `400 NO_SUCH_HANDLE`, `403 NOT_THE_OWNER`, `403 GUESTS_PLAY_ALONE`, `404 NO_SUCH_GAME`, `409 FORM_TOO_OLD`, `409 TOO_MANY_INVITATIONS`.
         */
        readonly post: operations["createInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/invitations/{invitation}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
                /**
                 * @description Id of an invitation or a link.
                 * @example iq8Zr0aXk2LwY5tB2
                 */
                readonly invitation: components["parameters"]["invitation"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Withdraw an invitation, or revoke a link
         * @description From the next request on it lets nobody in: who was invited so, or used the link, and holds no seat does not see a private game any more. Who sits stays.
         *     What was not yet told to somebody is told to nobody. Done again, it stays so.
         *
         *     Refuses with `403 NOT_THE_OWNER`, `403 GUESTS_PLAY_ALONE`, `404 NO_SUCH_GAME`, `404 NO_SUCH_INVITATION`, `409 FORM_TOO_OLD`.
         */
        readonly delete: operations["deleteInvitation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a link to a game
         * @description A code of 16 random bytes that lets people into a game who were not invited by name: to a seat, or (`admits: look`) to look on at a private game. Its owner
         *     sends it to whom they like; the site has a page for it (`/join#` and the code), which sends it in a body, so that it stands in no log of requests. Kept is an
         *     HMAC of it, so this answer alone shows it; a retry with the same `Idempotency-Key` gives it again. Guests may use it. It is good for so many people and days, until it
         *     is revoked (`DELETE …/invitations/{id}`). A game has at most 20 that can be used. Who takes a seat is decided by the log: the first to commit.
         *
         *     In an anonymous game uses are neither limited nor counted: either would say who accepted.
         *
         *     Refuses with `400 USES_NOT_COUNTED`, `403 NOT_THE_OWNER`, `403 GUESTS_PLAY_ALONE`, `404 NO_SUCH_GAME`, `409 FORM_TOO_OLD`, `409 TOO_MANY_INVITATIONS`,
         *     `422 IDEMPOTENCY_KEY_REUSED`.
         */
        readonly post: operations["createLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the log as far as one may know it
         * @description The commits after a version. Envelopes are the same for everybody, so everybody can verify the chain; secrets are those that the
         *     caller may know. A commit, as one reader sees it, never changes. With `Accept: application/x-ndjson`, one commit a line in canonical
         *     JSON (RFC 8785): what `fieldpost audit --partial` reads.
         *
         *     Refuses with `400 BAD_QUERY`, `403 NOT_YOUR_SEAT`, `404 NO_SUCH_GAME`.
         */
        readonly get: operations["getEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the whole log of a game that is over
         * @description All commits with all secrets, the seed of all chance among them: enough to decide every command again and to recompute every die
         *     and card. With `Accept: application/x-ndjson`, one commit a line in canonical JSON (RFC 8785): what `fieldpost audit` reads.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`, `409 NOT_OVER`.
         */
        readonly get: operations["getLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/story": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read in sentences what happened
         * @description The commits after a version in sentences, for a log or a replay: orders with what became of them, dice as they fell, cards, moves, who
         *     sat down, voted, was silent. They are told from the commits of `GET /v1/games/{game}/events` as the caller may know them, and from
         *     nothing else. A commit that tells people nothing has no line, but counts for `limit`; so a page may be shorter than `limit`, or
         *     empty, and have a `next`.
         *
         *     The sentences may be said otherwise by a later release: programs read the events.
         *
         *     Refuses with `400 BAD_QUERY`, `403 NOT_YOUR_SEAT`, `404 NO_SUCH_GAME`.
         */
        readonly get: operations["getStory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/phases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the game phase by phase
         * @description Every resolved phase: what each power ordered, what became of each order and by which rule, what stands on the board after it,
         *     who was waited for, who was silent. It is told from public events alone, the same to all who may see the game. Games that are
         *     not played in phases have none.
         *
         *     To follow a game, send the `version` of the last phase known as `after`: then only the log from there on is read. Another version
         *     costs a reading of the whole log, and so does the first page. Phases resolved by one commit stay on one page, so a page may
         *     hold more than `limit`.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`, `404 NO_PHASES`.
         */
        readonly get: operations["getPhases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/series": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Read what graphs show of a game
         * @description The numbers of a game from version to version, for graphs: in Diplomacy centres and units of each power; in Napoleonics banners and
         *     blocks of each side; in Kutuzov morale of the Camps and SP of each nation; and `luck`, what the dice of each brought more or less than
         *     on average: hits on units in Napoleonics, pips in Kutuzov. Beside them `phases`: the versions that began another phase or turn.
         *
         *     It is told from what a spectator sees, the same to all who may see the game. Up to a `version` that is past it never changes.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`, `404 NO_SUCH_VERSION`, `429 LOGS_BUSY`.
         */
        readonly get: operations["getSeries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Take a game elsewhere
         * @description The game so far in a format that other programs read; `exports` of `GET /v1/rules/{rules}` lists the formats of a game. It holds what
         *     is public: orders of phases that are not resolved are not in it.
         *
         *     Diplomacy: `saved-game`, the JSON that the Python package `diplomacy` saves and loads (a list of phases `S1901M`, `F1901R`,
         *     `W1901A` with positions, orders and result codes; `zobrist_hash` is 0, because it is recomputed when a game is loaded); `text`, the orders
         *     as people write them, a line each.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`, `404 NO_SUCH_FORMAT`, `404 NO_SUCH_VERSION`, `409 NOT_STARTED`, `429 LOGS_BUSY`.
         */
        readonly get: operations["getExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/board.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Draw the position
         * @description The position as the caller may know it, at any version, as a picture with a title and a description for screen readers. Its parts
         *     can be read, so its root has `role="group"`.
         *
         *     Whatever a command can name says so: `data-kind` (`space`, `piece` or `power`) and `data-id`, the value by which `/actions` names it
         *     (numbers as text); no two elements have both in common. `data-name` is what it is called, in the language asked; `data-at` is where
         *     to aim, `x,y` in units of the `viewBox`; `data-in` is the space that it stands in, and `data-of` whose it is, where its id does not
         *     say so. In Diplomacy a unit is named by its province; where a unit was dislodged there, that one is, and the victor has neither kind
         *     nor id. The group of an order has `data-key`, its key in the sheet. In Kutuzov the soldiers of a nation in a space are `FN@smolensk`,
         *     and pieces off the map stand in `@regroup` or `@eliminated`. The sections of Napoleonics are there unseen, and pointers go through them.
         *
         *     The root says `data-version`, `data-viewer` (seats, or `spectator`) and `data-board`, with which every `id` begins.
         *
         *     Refuses with `400 BAD_QUERY`, `403 NOT_YOUR_SEAT`, `404 NO_SUCH_GAME`, `404 NO_SUCH_VERSION`, `409 NOT_STARTED`.
         */
        readonly get: operations["getBoard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/sight": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * See what a piece could fire at
         * @description What a piece could fire at from where it stands, had it not moved, at any version: every space within its range, how far it is,
         *     whether it is in sight, and with how many dice it would fire there. It comes from what everybody knows, so every reader gets the
         *     same. Napoleonics has it, for units; a unit that does not fire has no spaces.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`, `404 NO_SUCH_VERSION`, `404 NO_SUCH_LOOKOUT` (no such piece, or a game in which
         *     nothing fires), `409 NOT_STARTED`.
         */
        readonly get: operations["getSight"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{game}/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        /**
         * Audit a game
         * @description Checks the log as far as the caller may know it: the chain and all commitments always; once the game is over, the seed, every draw,
         *     and every command decided again by the same engine that decided it, which is known by the hash of its file. `verdict` is `holds`,
         *     `broken`, or `unchecked` where nothing is wrong but something could not be checked: while the game runs, or when an engine is not at
         *     hand. `says` tells in words what was checked and what that leaves open. The head of the chain is signed, so that a later log can be
         *     compared with it.
         *
         *     An audit is worked out once and kept: that of a finished game for everybody, that of a running one for each version and what its
         *     reader may know. A new release works it out again. What has to be worked out is limited, in each process of the service: 50,000
         *     commits at once, then 1,000 a second; a commit that is decided again counts as four.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_GAME`, `429 AUDITS_BUSY`.
         */
        readonly get: operations["getAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the games hosted here
         * @description Each with the version of its rules. Refuses with `400 BAD_QUERY`.
         */
        readonly get: operations["listRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/{rules}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly rules: components["parameters"]["rules"];
            };
            readonly cookie?: never;
        };
        /**
         * Read what is a game's own
         * @description Its seats, the JSON Schemas of its options, commands, events, views and standing orders, its scenarios, and its words.
         *
         *     `setups` are the scenarios: for each the `options` that begin it, who fights, and the facts people choose by. For Napoleonics these
         *     are date, history, who begins, hands, banners, objectives, and under `provenance` which facts are those of the published scenario and
         *     which were reconstructed.
         *
         *     `deadlines` are the kinds of questions that the game asks, with their names: the keys that `settings.deadlines` of a game may have, besides
         *     `default` (any question without a deadline of its own) and `reveal` (contributions to the dice).
         *
         *     `seats` are those of a game without options, or with `options` those that come with them: `?parts=seats&options={"players":3}`.
         *
         *     The answer is large and the same for everybody: keep it with its tag. It changes only with a release.
         *
         *     Refuses with `400 BAD_QUERY`, `400 BAD_OPTIONS`, `404 NO_SUCH_RULES`.
         */
        readonly get: operations["getRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/{rules}/engines/{engine}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly rules: components["parameters"]["rules"];
                /**
                 * @description As commits of form 2 call it: the SHA-256 of its file in base64url. `engines` of an audit lists those of a log.
                 * @example NhO9um4wXebEjR-pjyhLba7oQK1bl-vDqTvspei_3Ak
                 */
                readonly engine: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read an engine
         * @description The program that decided the commands of a game, for whoever wants to decide them again: JavaScript without imports, which sets the
         *     global `fieldpostEngine`. `fieldpostEngine.make({ sha256, hmac, hkdf })` is given hash functions (bytes in, bytes out) and gives
         *     `{ redecide, commitFor, fold }`. Its hash is its name: compare them before you run it. Released engines are here for ever, and those by
         *     which this service decides.
         *
         *     Refuses with `404 NO_SUCH_RULES`, `404 NO_SUCH_ENGINE`.
         */
        readonly get: operations["getEngine"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/{rules}/setups/{setup}/board.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the game: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly rules: components["parameters"]["rules"];
                /**
                 * @description Id of a scenario: an `id` in `setups` of `GET /v1/rules/{rules}`.
                 * @example 015
                 */
                readonly setup: components["parameters"]["setup"];
            };
            readonly cookie?: never;
        };
        /**
         * Draw how a scenario begins
         * @description The position that a game of this scenario begins with, before anything is drawn or dealt, with the same names in it as the board of a game. It is the
         *     same for everybody: keep it with its tag. It changes only with a release.
         *
         *     Refuses with `400 BAD_QUERY`, `404 NO_SUCH_RULES`, `404 NO_SUCH_SETUP`.
         */
        readonly get: operations["getSetupBoard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/diplomacy/adjudications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resolve a position of Diplomacy
         * @description Resolves any phase of any position, without a game and without a trace. Orders that cannot be read or followed are reported in
         *     `results`, each with the rule that decides it. What comes back can be sent as the next position. With `choices: true` the answer
         *     also holds `choices`: the grammar of every order that the units of the position may be given, as `GET .../actions` has it for a
         *     seat, here for all powers at once.
         *
         *     With `Accept: image/svg+xml` the answer is a board, drawn as `GET .../board.svg` draws it: of the position after the phase, with
         *     what became of each order, or with `shows=before` of the position as it was sent, with its orders as drafts.
         *
         *     Refuses with `400 BAD_POSITION` (a position that cannot stand), with a pointer to each fault.
         */
        readonly post: operations["adjudicateDiplomacy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/napoleonics/battles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Look at a battle of Napoleonics before there is a game of it
         * @description Says what is wrong with a battle of one's own, all of it, with a pointer into the battle for each problem, while somebody draws it.
         *     A battle without a problem is taken as `options.battle` by `POST /v1/games`. With `scenario` the answer also holds that battle of
         *     the house, to begin with. Nothing is kept.
         *
         *     With `Accept: image/svg+xml` the answer is the battle's board before the first card. A battle with problems is drawn too; units that
         *     stand in no table are left out.
         *
         *     Refuses with `400 BAD_BATTLE` (a picture of what does not have the shape of a battle).
         */
        readonly post: operations["checkBattle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/guests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Play as a guest
         * @description Somebody without an account, who plays at once. The token is good for 30 days, for every scope: for private games with bots and without deadlines that the guest
         *     opens, and for games that the guest is invited to, by `user`. Anything else is `403 GUESTS_PLAY_ALONE` or `403 GUEST_NOT_INVITED`; what a personal
         *     token cannot do is `403 SIGN_IN`. Others see the `name`, which says that this is a guest, and nothing more. Whoever signs in takes the games
         *     over (`POST /v1/me/guest`); else the guest is erased when the 30 days are over, and their games stay without them.
         *
         *     A retry with the same `Idempotency-Key` of 32 characters or more (a UUID) gets the same guest again; a shorter one could be guessed, and counts for
         *     nothing. Refuses with `429 TOO_MANY_GUESTS`: so many come in an hour, from one
         *     address and from everywhere. A guest opens at most 20 games in an hour, and has at most 20 open (`429 QUOTA_EXCEEDED`).
         */
        readonly post: operations["createGuest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See how people sign in
         * @description Where the issuer is that says who somebody is (OpenID Connect, authorization code with PKCE), or that a name is enough, as on one’s own machine.
         */
        readonly get: operations["getSignIn"];
        readonly put?: never;
        /**
         * Sign in
         * @description For pages: the issuer's code becomes a token here, so that a page needs to talk to no other host. With `refresh`, what came with an earlier token,
         *     another one. On one's own machine a `name` is enough, from the site of this server or from a program; pages of others are refused.
         *
         *     Refuses with `403 SIGN_IN_FAILED`, `403 SIGN_IN_ELSEWHERE`.
         */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read your account
         * @description What is known of you here: what others call you, your language and time zone, and what you want to be told of.
         */
        readonly get: operations["getAccount"];
        readonly put?: never;
        readonly post?: never;
        /**
         * End your account
         * @description Seven days from now the account ends, unless you keep it until then (`PUT /v1/me/stay`); asked again, the day stays. At that moment your tokens are
         *     nobody's, and no answer names you. You leave your lobbies, and resign your seats; anonymous games are left each at a moment of its own within a week,
         *     so that nobody learns which masks were yours. Then the key is destroyed by which your pseudonyms are yours, with your handle (nobody's for a year), your
         *     programs, and what you wrote. It is gone here at once, from backups after 35 days, and never from what others have copied. Logs stay as they are: they
         *     name nobody. Only games of form 1 do, which `forEver` lists.
         *
         *     Refuses with `403 SIGN_IN`, `409 ACCOUNT_ENDED`.
         */
        readonly delete: operations["endAccount"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change your profile
         * @description Language, time zone, and what you want to be told of; `null` takes one away. With the `rev` that you read, the change is refused if there was
         *     another one since.
         *
         *     Refuses with `409 PROFILE_CHANGED`.
         */
        readonly patch: operations["editAccount"];
        readonly trace?: never;
    };
    readonly "/v1/me/stay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Keep your account
         * @description Takes back that it ends. A request of a page that is still open somewhere does not: one says so.
         *
         *     Refuses with `403 SIGN_IN`, `409 ACCOUNT_ENDED`.
         */
        readonly put: operations["keepAccount"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/handle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Take a handle
         * @description What others call you, in lists and in `GET …/people`; it stands in no log. Nobody else has it, or one that looks like it (UTS 39: `modern` and
         *     `modem`). It may be changed once in 30 days; for as long others see what you were called before. A handle that you give up is nobody
         *     else's for 90 days. `GET …/people` has the new one at once, lists within a minute. Sent again it is the same handle.
         *
         *     Refuses with `403 SIGN_IN` (a personal token was sent, or you are a guest), `400 BAD_HANDLE` (how it is written), `409 HANDLE_TAKEN`,
         *     `409 HANDLE_RESERVED`, `409 RENAMED_LATELY`.
         */
        readonly put: operations["takeHandle"];
        readonly post?: never;
        /**
         * Give up your handle
         * @description You have none then; it is nobody else's for 90 days.
         *
         *     Refuses with `403 SIGN_IN`.
         */
        readonly delete: operations["releaseHandle"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Take all that is kept of you
         * @description Your account, tokens and ways without their secrets, programs, notices, and your games, with your seats, what you wrote there and what you keep
         *     beside it. Each game has a `secret`, by which you can show for ever that its pseudonym is yours, also when your account is no more:
         *     `"u" + base64url(SHA256(canonical(["fieldpost/pseudonym/2", game, secret])))`, its first 23 characters (`canonical`: RFC 8785). Whoever has it can say the
         *     same: keep it for yourself. Games of form 1 are not among them: their logs name the user.
         *
         *     Refuses with `400 BAD_QUERY`, `403 SIGN_IN`.
         */
        readonly get: operations["exportAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List one's own games
         * @description Games the caller owns, sits in or is invited to, newest change first. The list lags the log by a moment.
         *
         *     `?awaiting=true&fields=id,version,seat,deadline` is all that a phone needs to poll: where is it my turn, and until when. Its tag changes
         *     only when this answer does, so a move of somebody else in a game that does not wait for you is a 304 as long as `version` is not asked for.
         *     One's own seat is shown to oneself also in an anonymous game, in `mine` or `seat`; nobody else is shown it.
         *
         *     Refuses with `400 BAD_QUERY`, `400 BAD_CURSOR`, `400 NO_SUCH_RULES` (no such game is hosted here).
         */
        readonly get: operations["listMyGames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what concerns you since a cursor
         * @description Everything that concerns the caller over all games: those where they sit, that they own or are invited to. Each game that changed
         *     since the cursor comes once, as it is now, however often it changed. Keep the `cursor` of each answer and send it as `after` the next
         *     time; without `after` the answer has no events, only the cursor of now. The list lags the log by a moment; a game that comes late to
         *     it is not passed over, and one may come twice: keep the largest version. `press` names the games in which something was written to
         *     the caller since, to the table or to some seats that the caller holds; nobody else is told so, and it may be named twice.
         *
         *     This is how to catch up after a connection of the live channel (asyncapi.yaml) was lost, and all that a client without one needs
         *     to poll. Cursors are good for ever, but only for their reader.
         *
         *     Refuses with `400 BAD_QUERY`, `400 BAD_CURSOR`.
         */
        readonly get: operations["listMyEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/people/{handle}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A handle, in small letters or large ones.
                 * @example ruby-fox
                 */
                readonly handle: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read how somebody plays
         * @description Ratings, records, newest games and reliability of whoever has a handle now. They follow from public games that are over, and change once a day,
         *     when the day (UTC) is over. An anonymous game counts when it is over, like every other.
         *
         *     A game is rated if its setting `rated` says so, it is public, its seats were dealt, a person began on each and nobody on two, nobody
         *     was a guest, people played people or programs programs, it came to a third turn, and no two met in it for the fourth time that day.
         *     Who leaves before the end comes last, whatever becomes of the seat; a substitute is not rated.
         *
         *     Refuses with `404 NO_SUCH_PERSON`.
         */
        readonly get: operations["getProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/ratings/{day}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A day that is over, in UTC.
                 * @example 2026-11-22
                 */
                readonly day: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read how the games of a day came out
         * @description The ledger: every public game that ended on a day, in the order in which they were reckoned, how each seat came out for who began
         *     on it, and what was guessed of them before and after (Plackett-Luce, in millionths). It names pseudonyms, and does not change: whoever
         *     has the ledgers of all days can repeat every rating, also of people who are erased.
         *
         *     Refuses with `404 DAY_NOT_RATED`.
         */
        readonly get: operations["getLedger"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your personal tokens
         * @description Those that are good now, without themselves; with the day of their last use.
         */
        readonly get: operations["listTokens"];
        readonly put?: never;
        /**
         * Make a personal token
         * @description A token for programs, which stands for you or for a program of yours until it expires or is revoked. It is good for what its `scopes`
         *     name: `games:read` to read games, `games:play` for commands, `press:read` and `press:write` for what people say there, `me` for what concerns you alone. It makes no other tokens. The token is
         *     shown in this answer alone; a retry with the same `Idempotency-Key` gives it again. You may have fifty, and make a hundred in an hour.
         *
         *     Refuses with `403 SIGN_IN` (a personal token was sent), `404 NO_SUCH_BOT`, `409 TOO_MANY_TOKENS`, `422 IDEMPOTENCY_KEY_REUSED`.
         */
        readonly post: operations["createToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/tokens/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a personal token.
                 * @example tq8Zr0aXk2LwY
                 */
                readonly token: components["parameters"]["token"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke a personal token
         * @description From the next request on it is nobody's; an open connection of the live channel is told nothing more after an hour at most. Revoked again it stays so.
         *
         *     Refuses with `404 NO_SUCH_TOKEN`.
         */
        readonly delete: operations["revokeToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/bots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your programs
         * @description The accounts of your programs.
         */
        readonly get: operations["listBots"];
        readonly put?: never;
        /**
         * Make an account for a program
         * @description A program of yours that plays under its own account, by personal tokens with its id as `bot`. It is shown as a program, with your name
         *     beside its own. You may have five, and make twenty in a day.
         *
         *     Refuses with `403 SIGN_IN`, `409 TOO_MANY_BOTS`, `422 IDEMPOTENCY_KEY_REUSED`.
         */
        readonly post: operations["createBot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/bots/{bot}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a program of yours.
                 * @example 4mQ0xZ8nT1sW6pKcVbLr
                 */
                readonly bot: components["parameters"]["bot"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete the account of a program
         * @description Its tokens are revoked. Games in which it sits go on without it.
         *
         *     Refuses with `403 SIGN_IN`, `404 NO_SUCH_BOT`.
         */
        readonly delete: operations["deleteBot"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the games you are invited to
         * @description Games that are not over, to which somebody has invited you by name or you have used a link, and where you have not sat down: the newest first. Accept by
         *     `POST /v1/games/{game}/seats`; decline by `DELETE /v1/me/invitations/{game}`.
         */
        readonly get: operations["listMyInvitations"];
        readonly put?: never;
        /**
         * Use a link to a game
         * @description The game is yours to see from now on, and a free seat of it to take if the link is for that. Used again by the same person it counts once. What is wrong with
         *     a link is told to nobody: `404 NO_SUCH_LINK` is the answer whether it is unknown, was revoked, has expired or is used up. After 60 of those in an hour:
         *     `429 TOO_MANY_TRIES`.
         *
         *     Refuses with `404 NO_SUCH_LINK`, `429 TOO_MANY_TRIES`.
         */
        readonly post: operations["followLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/invitations/{invited}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a game that you are invited to.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly invited: components["parameters"]["invited"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Decline an invitation
         * @description The game leaves your lists (`GET /v1/me/games` within a minute or two), and you are never told again that you are invited to it. Nobody else is told: who sent it sees what
         *     they saw before. As long as it is not withdrawn you may still sit down.
         *
         *     Refuses with `404 NOT_INVITED`.
         */
        readonly delete: operations["declineInvitation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/blocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List whom you have blocked
         * @description Nobody else is told of any of it.
         */
        readonly get: operations["listBlocks"];
        /**
         * Block somebody
         * @description By a handle, or by a seat of a game, so also who has no handle. It is for you alone and told to nobody: whoever is blocked gets the same answers as
         *     before. Their invitations do not come to you, and nothing that they do is told to you as a notice; games that you open do not take them in
         *     (`403 NOT_ADMITTED`, in the words of any condition that is not met); what they write at a table stands in its conversation, `muted` for you. Their
         *     programs are blocked with them.
         *
         *     In anonymous games a block by name does not count, for it would say who is there. There you block a seat: that counts in this game alone (`only`);
         *     once the game is over, block the seat again, and it counts everywhere.
         *
         *     Blocked again, nothing changes. Refuses with `400 NO_SUCH_HANDLE`, `403 NOT_FOR_GUESTS`, `404 NO_SUCH_GAME`, `409 NOBODY_SITS_THERE`, `409 YOURSELF`,
         *     `409 TOO_MANY_BLOCKS` (200 at once).
         */
        readonly put: operations["putBlock"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/blocks/{block}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a block of yours.
                 * @example b4mQ0xZ8nT1sW6pKcVbLrE
                 */
                readonly block: components["parameters"]["block"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Lift a block
         * @description From now on it counts no more.
         *
         *     Refuses with `404 NO_SUCH_BLOCK`.
         */
        readonly delete: operations["deleteBlock"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/guest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take over the games you played as a guest
         * @description The games of a guest are yours from now on: you act there under the pseudonym that stands in their logs, which do not change, and `GET …/people` names
         *     you; lists name you within a minute or two. The guest's tokens are nobody's any more. A call that was cut short, or is sent again, is completed
         *     and gets the same answer. Requests of the guest that are under way at that moment may come too late. At most 8 guests for each person.
         *
         *     Refuses with `403 SIGN_IN`, `404 NO_SUCH_GUEST` (no guest token, or their time is over), `409 GUEST_TAKEN` (by somebody else), `409 GUEST_MET` (you
         *     and the guest have both been in a game that is not over), `409 TOO_MANY_GUESTS_TAKEN`.
         */
        readonly post: operations["takeOverGuest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read your notices
         * @description What you were to be told, in order: that it is your turn in a game, that a deadline is near, that somebody wrote to you (`press`), that a game of
         *     yours started or is over, that you are invited, that a seat of your game has no player any more and is offered (`seat-offered`; to whoever sat there
         *     too, for they may come back). A notice is made once; windows of one sitting are one notice, and none is made of a question that
         *     was answered within 90 seconds. What others write is one notice for a game until you have been there, at most one a day; none of what you have read
         *     by then (`PUT …/press/marks`), or have muted. Keep
         *     the largest `number` and send it as `after` the next time. The same notices go out by your ways (`GET /v1/me/ways`).
         *
         *     Refuses with `400 BAD_QUERY`.
         */
        readonly get: operations["listNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/ways": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the ways by which you are told
         * @description Where your notices are sent, and how each of these ways stands. `push` is what a browser subscribes with.
         */
        readonly get: operations["listWays"];
        readonly put?: never;
        /**
         * Be told by a way
         * @description A hook is told by `POST`, signed as [Standard Webhooks](https://www.standardwebhooks.com) says: `{"type": "your-turn", "timestamp", "data": {"game"}}`,
         *     with `webhook-id`, the same however often it is sent. First it is asked: a `type` `challenge`, whose `data.challenge` it gives back as the whole of
         *     its answer; who is silent is `off`. Its URL is `https`, of port 443, of a host all of whose addresses are public; nothing is followed, and
         *     everything takes 6 seconds at most. What failed is sent again after 10 s, 1, 5, 30 minutes, 2, 8 and 24 hours. A hook that says `410`, or that nothing
         *     comes through to for 5 days, is `off`.
         *
         *     A browser is told by its push service (RFC 8030), under the key `push` of `GET /v1/me/ways`; each payload is 1,024 bytes before it is encrypted.
         *     Mail goes out once the code in a first mail was sent to `…/confirmation`. No title, no name and nothing that anybody wrote goes out by any way.
         *
         *     A person has ten ways, five of them hooks. A retry with the same `Idempotency-Key` makes no second one.
         *
         *     Refuses with `400 BAD_BODY`, `403 NOT_FOR_GUESTS`, `409 TOO_MANY_WAYS`, `409 NO_MAIL`, `422 IDEMPOTENCY_KEY_REUSED`.
         */
        readonly post: operations["createWay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/ways/{way}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Give up a way
         * @description Nothing is kept of where it led. Refuses with `404 NO_SUCH_WAY`.
         */
        readonly delete: operations["deleteWay"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Choose what you are told by a way
         * @description Refuses with `400 BAD_BODY`, `404 NO_SUCH_WAY`.
         */
        readonly patch: operations["editWay"];
        readonly trace?: never;
    };
    readonly "/v1/me/ways/{way}/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Say that mail arrived
         * @description By the code in the mail. Refuses with `403 WRONG_CODE`, `404 NO_SUCH_WAY`.
         */
        readonly post: operations["confirmWay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/ways/{way}/secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make another secret for a hook
         * @description For a day the one before signs besides: then two signatures stand in `webhook-signature`. A retry with the same `Idempotency-Key` makes no other. Refuses with `404 NO_SUCH_WAY`, `409 NO_SECRET`.
         */
        readonly post: operations["renewWaySecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/ways/{way}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        /**
         * See what became of notices
         * @description What went by a way in the last 30 days. Of an answer only its class is told. Refuses with `404 NO_SUCH_WAY`.
         */
        readonly get: operations["listDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me/ways/{way}/deliveries/{notice}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
                /**
                 * @description Id of a notice.
                 * @example n3kZpQ1wYx8LmR5tB2vCd
                 */
                readonly notice: components["parameters"]["notice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a notice once more
         * @description Under the id that it has. Refuses with `404 NO_SUCH_WAY`, `404 NO_SUCH_DELIVERY`.
         */
        readonly post: operations["replayDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/unsubscribe/{link}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description What stands in the link of a mail.
                 * @example k3WvYk9pJqL0sT2xZ8bR5hM1dG7aE4uI
                 */
                readonly link: components["parameters"]["link"];
            };
            readonly cookie?: never;
        };
        /**
         * Ask whether mail is to end
         * @description Where the link in a mail leads. It changes nothing: programs that look for harm open such links.
         */
        readonly get: operations["askUnsubscribe"];
        readonly put?: never;
        /**
         * End mail
         * @description By the link in a mail, or by one click in a mail program (RFC 8058), which needs no sign-in. A link that there never was gets the same answer.
         */
        readonly post: operations["unsubscribe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/jwks.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the public keys
         * @description The keys with which signed heads (and, on one machine, tokens) are checked.
         */
        readonly get: operations["getJwks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/problems/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The `code` of a problem or a remark.
                 * @example STALE_ASK
                 */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read what a problem means
         * @description What a code means, and what to do about it: the `type` of every problem leads here. As a page in both languages for whoever prefers `text/html`.
         *
         *     Refuses with `404 NO_SUCH_PROBLEM`.
         */
        readonly get: operations["getProblem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See whether the service answers
         * @description Whether the service answers, which release it is, and where its live channel is (`/asyncapi.yaml`).
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.yaml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read this description
         * @description A static file.
         */
        readonly get: operations["getDescription"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read this description as JSON
         * @description A static file, which says the same as `/openapi.yaml`.
         */
        readonly get: operations["getDescriptionAsJson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/asyncapi.yaml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the description of the live channel
         * @description A static file.
         */
        readonly get: operations["getLiveDescription"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/asyncapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the description of the live channel as JSON
         * @description A static file, which says the same as `/asyncapi.yaml`.
         */
        readonly get: operations["getLiveDescriptionAsJson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read this description in a browser
         * @description A page to read the description with, and to try it.
         */
        readonly get: operations["getDocs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** GamePaused */
        readonly GamePaused: {
            readonly left?: number;
        };
        /** GameEntropy */
        readonly GameEntropy: {
            /** @description How many starts have failed because somebody did not reveal or left. */
            readonly failed: number;
            /** @description Seats whose people have committed to bytes. */
            readonly contributed: readonly string[];
            /** @description Seats whose people have revealed them. */
            readonly revealed: readonly string[];
            /** @description Seats whose people are still to reveal them, before `due`. */
            readonly awaited: readonly string[];
        };
        /** GameOrigin */
        readonly GameOrigin: {
            /** @constant */
            readonly is: "rematch";
            readonly game: string;
        };
        /** GameCheck */
        readonly GameCheck: {
            /** @description How many starts have failed because somebody did not confirm or left. */
            readonly failed: number;
            /** @description Seats whose people have said that they are there. */
            readonly confirmed: readonly string[];
            /** @description Seats whose people are still to say so, before `due`. */
            readonly awaited: readonly string[];
        };
        /**
         * Game
         * @description A game as everyone who may see it sees it: who sits where, whom it waits for and until when, votes, outcome.
         */
        readonly Game: {
            readonly game: string;
            /** @description Which game is played: an id of GET /v1/rules. */
            readonly of: string;
            /** @description Version of the rules, e.g. `diplomacy@1`; it never changes in a game. */
            readonly rules: string;
            /** @description In lists, and of games of form 1. Else GET /games/{game}/people has it: an answer with a version holds no free text. */
            readonly title?: string;
            /** @description Who created it: a pseudonym, one per person and game. In games of form 1 the user. */
            readonly owner: string;
            /** @description The seats that you hold; not in the list of public games, and not without a token. */
            readonly mine?: readonly string[];
            /** @description In lists: names by pseudonym. Nobody is named while an anonymous game runs. */
            readonly people?: {
                readonly [key: string]: string;
            };
            /** @enum {string} */
            readonly status: "lobby" | "playing" | "over";
            /** @description The moment of play, for people, in the language asked for. */
            readonly phase?: string;
            /** @description Number of the newest commit shown. */
            readonly version: number;
            /** @description Hash of that commit. */
            readonly hash: string;
            /** @description Milliseconds since 1970, as all times. */
            readonly createdAt: number;
            /** @description When that commit was made. */
            readonly at: number;
            /** @description Options of the game played. */
            readonly options: {
                readonly [key: string]: unknown;
            };
            readonly settings: components["schemas"]["Settings"];
            readonly seats: readonly components["schemas"]["Seat"][];
            /** @description Whom the game waits for: all open questions. */
            readonly asks: readonly components["schemas"]["Ask"][];
            /** @description When silence answers, or an unstarted lobby expires. */
            readonly due?: number;
            /** @description Nobody may act. `due` is when the pause ends at the latest; `left`: milliseconds that are given back of the deadline then. */
            readonly paused?: components["schemas"]["GamePaused"];
            /**
             * @description The deadline has passed; `due` is the end of the time granted once more.
             * @constant
             */
            readonly grace?: true;
            /** @description The seats that stand by each vote. Of a secret vote on a draw only yours, until the game is over. */
            readonly votes: {
                readonly [key: string]: readonly string[];
            };
            /** @description Present with the setting `entropy: joint`. */
            readonly entropy?: components["schemas"]["GameEntropy"];
            /** @description The game that this one is a rematch of. */
            readonly origin?: components["schemas"]["GameOrigin"];
            /** @description Present in a lobby with the setting `ready`, without joint dice, once it was about to start. */
            readonly check?: components["schemas"]["GameCheck"];
            /** @description Commitment to the seed of all chance (LOG.md), fixed before anyone sat down. */
            readonly seedCommitment: string;
            /** @description base64url, once the game is over. */
            readonly seed?: string;
            readonly outcome?: components["schemas"]["Outcome"];
        };
        /** SeatAway */
        readonly SeatAway: {
            readonly until: number;
            readonly left: number;
        };
        /** SeatBank */
        readonly SeatBank: {
            readonly left: number;
            readonly since?: number;
            readonly until?: number;
        };
        /** SeatRecord */
        readonly SeatRecord: {
            readonly answered: number;
            readonly missed: number;
        };
        /**
         * Seat
         * @description A seat, and who holds it. After a replacement, secrets follow the seat.
         */
        readonly Seat: {
            readonly seat: string;
            readonly name: string;
            /** @description What the seat plays: powers, a side. */
            readonly holds: readonly string[];
            /** @description Absent: the seat is vacant. `hidden`: a person, in an anonymous game; your own seat shows you. */
            readonly holder?: components["schemas"]["Holder"];
            /** @description Until when the seat is, or was, away, and for how many days more it may be. */
            readonly away?: components["schemas"]["SeatAway"];
            /** @description How many deadlines the seat has prolonged out of its own account. */
            readonly extensions?: number;
            /** @description Present with a bank: milliseconds that the seat has left; while its question is open less those since `since`, and `until` is when it is empty. */
            readonly bank?: components["schemas"]["SeatBank"];
            /** @description Questions under a deadline that whoever sits here has answered, and that silence answered instead. */
            readonly record?: components["schemas"]["SeatRecord"];
        };
        /** HolderUser */
        readonly HolderUser: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "user";
            readonly user: string;
        };
        /** HolderBot */
        readonly HolderBot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "bot";
        };
        /** HolderHidden */
        readonly HolderHidden: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hidden";
        };
        /**
         * Holder
         * @description Who holds a seat: a person, named or (in an anonymous game) hidden, or a bot of the house.
         */
        readonly Holder: components["schemas"]["HolderUser"] | components["schemas"]["HolderBot"] | components["schemas"]["HolderHidden"];
        /**
         * PeopleAnswer
         * @description Who is behind the pseudonyms of a game, and what was written about it.
         */
        readonly PeopleAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Names by the pseudonyms of the log: handles, of those who have one. In an anonymous game yours alone, until it is over; an erased person is not named. */
            readonly people: {
                readonly [key: string]: string;
            };
            /** @description What those were called, by pseudonym, whose handle changed less than 30 days ago. Absent: nobody’s did. */
            readonly formerly?: {
                readonly [key: string]: string;
            };
            /** @description Absent once the person who wrote it is erased. */
            readonly title?: string;
            /** @description What the creator wrote inside `options` (the names of a battle of their own), by JSON Pointer into them: texts, and objects where the log has nothing at that place. The log has neutral texts there. Empty once the person who wrote them is erased. */
            readonly names: {
                readonly [key: string]: unknown;
            };
            /** @description The key of the commitment `texts` in the first commit: an HMAC of `{ names, title }` under it. */
            readonly salt?: string;
            /** @description Who may see a private game before sitting down, and who may come back after they were removed; shown to its owner. */
            readonly invited?: readonly string[];
        };
        /** SettingsPress */
        readonly SettingsPress: {
            /**
             * @description With whom one talks: with nobody, with all at once (spectators read it too), between seats, or both. Unless given: `both` in Diplomacy, else `public`.
             * @enum {string}
             */
            readonly talk: "none" | "public" | "private" | "both";
            /** @description Whether more than two seats may talk among themselves. Without it: `true`. */
            readonly groups: boolean;
            /**
             * @description Whether one may write so that nobody knows who it was: not at all (also if left out), to all, or to seats that alone read it.
             * @enum {string}
             */
            readonly grey?: "off" | "public" | "private";
            /** @description One writes only while a question of one of these kinds is open (`deadlines` of GET /v1/rules/{rules}). */
            readonly phases?: readonly string[];
            /**
             * @description Whether who takes over a seat reads what was written to it before, or begins with an empty desk. Without it: `"reads"`.
             * @enum {string}
             */
            readonly takeover: "reads" | "anew";
            /**
             * @description Who may read everything once the game was won or drawn. A game that was cancelled opens nothing. Without it: `"never"`.
             * @enum {string}
             */
            readonly opens: "never" | "players" | "everyone";
            /** @description Whether seats that are out of play may still write. Without it: `true`. */
            readonly out: boolean;
        };
        /** SettingsSpectators */
        readonly SettingsSpectators: components["schemas"]["SettingsSpectatorsOff"] | components["schemas"]["SettingsSpectatorsDelayed"];
        /** SettingsSpectatorsOff */
        readonly SettingsSpectatorsOff: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "off";
        };
        /** SettingsSpectatorsDelayed */
        readonly SettingsSpectatorsDelayed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "delayed";
            /** @description How many turns of the game, the running one among them, are not shown. */
            readonly turns: number;
        };
        /** SettingsConditions */
        readonly SettingsConditions: {
            /** @description The least of a hundred deadlines met, as profiles say it. Whose profile says nothing meets it. */
            readonly reliability?: number;
            /** @description How many games of this kind at least. */
            readonly games?: number;
            /** @description The rating in games of this kind, live or by mail as this one is; 1,500 for whoever has none. */
            readonly rating?: components["schemas"]["SettingsConditionsRating"];
        };
        /** SettingsConditionsRating */
        readonly SettingsConditionsRating: {
            readonly least?: number;
            readonly most?: number;
        };
        /** SettingsPause */
        readonly SettingsPause: {
            readonly most: number;
        };
        /** SettingsExtensions */
        readonly SettingsExtensions: {
            readonly count: number;
            readonly seconds: number;
        };
        /** SettingsBank */
        readonly SettingsBank: {
            readonly initial: number;
            readonly increment: number;
            readonly most: number;
        };
        /** SettingsReady */
        readonly SettingsReady: {
            readonly seconds: number;
        };
        /** SettingsVacate */
        readonly SettingsVacate: {
            readonly misses: number;
        };
        /** SettingsCalendar */
        readonly SettingsCalendar: {
            /** @description From when (milliseconds since 1970) local time is how many minutes ahead of UTC; before the first one as from it. */
            readonly offsets: readonly (readonly number[])[];
            /** @description The days on which the clock runs: 1 is Monday, 7 is Sunday. */
            readonly days: readonly number[];
            /** @description Minutes of the local day, from and to, in which no deadline passes: it moves to an hour after their end. They may go over midnight. */
            readonly quiet?: components["schemas"]["SettingsCalendarQuiet"];
        };
        /** SettingsCalendarQuiet */
        readonly SettingsCalendarQuiet: {
            readonly from: number;
            readonly to: number;
        };
        /**
         * Settings
         * @description How a game is run, apart from the options of its rules.
         */
        readonly Settings: {
            /**
             * @description Who may see the game: everyone, or only its owner, those invited and those seated. Without it: `"public"`.
             * @enum {string}
             */
            readonly visibility: "public" | "private";
            /** @description Of games of form 1; else see GET /games/{game}/people. */
            readonly invited?: readonly string[];
            /** @description Seconds a question stays open, by its kind (`deadlines` of GET /v1/rules/{rules}), or under `default`; a kind without one waits for ever. `reveal`: for contributions to the dice. Without it: `{}`. */
            readonly deadlines: {
                readonly [key: string]: number;
            };
            /** @description Seconds that a question gets once more when its deadline passes without an answer; 0: none. Without it: `0`. */
            readonly grace: number;
            /**
             * @description Whether the people still in play may agree on a draw, all of them, or not at all. Without it: `"unanimous"`.
             * @enum {string}
             */
            readonly draw: "unanimous" | "off";
            /** @description Nobody is shown which person holds which seat until the game is over; bots are shown as bots. Without it: `false`. */
            readonly anonymous: boolean;
            /**
             * @description How people come to their seats: each takes one; or the seats are dealt at the start, at random or by sealed preferences. Until they are dealt, the seat somebody holds in the lobby is only a place to wait. Without it: `"choose"`.
             * @enum {string}
             */
            readonly seating: "choose" | "random" | "preferences";
            /**
             * @description Who answers for a seat that was left in play, until somebody takes it: silence, at once; a bot; or nobody: its questions wait for whoever sits down, as long as they have time. Without it: `"lapse"`.
             * @enum {string}
             */
            readonly absent: "lapse" | "bot" | "wait";
            /**
             * @description Where the dice come from. `house`: the seed that the house fixed before anyone sat down. `joint`: that seed and 32 bytes of each person, who commit to them in the lobby and reveal them at the start (`deadlines.reveal`, or else a day). Without it: `"house"`.
             * @enum {string}
             */
            readonly entropy: "house" | "joint";
            /** @description How people talk in the game; it stays as it was when the game was opened. */
            readonly press?: components["schemas"]["SettingsPress"];
            /** @description What those see who hold no seat, the owner too. `off`: nothing of the position until the game is over. `delayed`: the game as it was before its newest `turns` turns began, in every answer. Who sits where, vacancies and the end are never delayed. Left out: everything that is public. */
            readonly spectators?: components["schemas"]["SettingsSpectators"];
            /** @description What is asked of people who sit down, decided when they do. The owner, those invited to a seat, and who sat there before are asked nothing. An anonymous game asks for `reliability` alone, at most 90: more would say who may sit there. Left out: nothing. */
            readonly conditions?: components["schemas"]["SettingsConditions"];
            /** @description Seconds until a lobby that has not started is cancelled. Without it: `604800`. */
            readonly lobbyExpires: number;
            /**
             * @description Whether everybody sees who wants a draw, or nobody until the game is over. Without it: `"open"`.
             * @enum {string}
             */
            readonly votes?: "open" | "secret";
            /** @description The result counts: nobody agrees on a draw with bots alone; it takes two people in play. Without it: `false`. */
            readonly rated?: boolean;
            /** @description How many seconds a pause may last, to which all people in play agree; 0: there are none. Without it: `{"most":2592000}`. */
            readonly pause?: components["schemas"]["SettingsPause"];
            /** @description How often each seat may prolong the deadline of its question, once for a question, and by how many seconds; more than half of the people in play may do so by vote, as often as they like. Without it: `{"count":0,"seconds":86400}`. */
            readonly extensions?: components["schemas"]["SettingsExtensions"];
            /** @description Days that each seat may be away in this game; its clock stands still meanwhile. Without it: `0`. */
            readonly away?: number;
            /** @description A clock for each seat of a game of two, instead of deadlines: seconds at the start, seconds more for each turn in which the seat answers, and the most that it may hold. */
            readonly bank?: components["schemas"]["SettingsBank"];
            /**
             * @description What becomes of a seat whose bank is empty: silence answers its question, or it loses the game. Without it: `"lapse"`.
             * @enum {string}
             */
            readonly expired?: "lapse" | "loses";
            /** @description Before the game begins everybody who sits is asked whether they are there, and has so many seconds to say so; who does not loses the place, and the lobby opens again. With joint dice that is their revealing. Left out: nobody is asked. */
            readonly ready?: components["schemas"]["SettingsReady"];
            /** @description After how many deadlines in a row that passed without an answer a seat is free for somebody else; its holder may come back as long as nobody has taken it. Left out: never. */
            readonly vacate?: components["schemas"]["SettingsVacate"];
            readonly calendar?: components["schemas"]["SettingsCalendar"];
        };
        /**
         * Ask
         * @description An open question to a seat. No two questions of a game share a name, so an answer never fits another question.
         */
        readonly Ask: {
            /** @description The name of the open question; a command echoes it. */
            readonly ask: string;
            /** @description Whom it is put to. */
            readonly seat: string;
            /** @description What sort of question: the key of its deadline in `settings.deadlines`. */
            readonly kind: string;
            /**
             * @description Answered; the answer may still be changed.
             * @constant
             */
            readonly settled?: true;
        };
        /**
         * Outcome
         * @description How a game ended.
         */
        readonly Outcome: {
            /** @enum {string} */
            readonly result: "won" | "drawn" | "cancelled";
            /** @description Who won, or shares the draw. */
            readonly seats: readonly string[];
            /** @description By what: `solo`, `agreed-draw`, `resignation`, `agreed`, `expired`, `abandoned`, ... */
            readonly how: string;
        };
        /**
         * GamesPage
         * @description A page of games, newest change first. Lists lag the log by a moment; `GET /v1/games/{game}` does not.
         */
        readonly GamesPage: {
            readonly games: readonly components["schemas"]["Game"][];
            readonly cursor?: string;
        };
        /**
         * NewGame
         * @description A game to be opened.
         */
        readonly NewGame: components["schemas"]["DiplomacyNewGame"] | components["schemas"]["NapoleonicsNewGame"] | components["schemas"]["KutuzovNewGame"];
        /** NewSettingsPress */
        readonly NewSettingsPress: {
            /**
             * @description With whom one talks: with nobody, with all at once (spectators read it too), between seats, or both. Unless given: `both` in Diplomacy, else `public`.
             * @enum {string}
             */
            readonly talk: "none" | "public" | "private" | "both";
            /** @description Whether more than two seats may talk among themselves. Without it: `true`. */
            readonly groups?: boolean;
            /**
             * @description Whether one may write so that nobody knows who it was: not at all (also if left out), to all, or to seats that alone read it.
             * @enum {string}
             */
            readonly grey?: "off" | "public" | "private";
            /** @description One writes only while a question of one of these kinds is open (`deadlines` of GET /v1/rules/{rules}). */
            readonly phases?: readonly string[];
            /**
             * @description Whether who takes over a seat reads what was written to it before, or begins with an empty desk. Without it: `"reads"`.
             * @enum {string}
             */
            readonly takeover?: "reads" | "anew";
            /**
             * @description Who may read everything once the game was won or drawn. A game that was cancelled opens nothing. Without it: `"never"`.
             * @enum {string}
             */
            readonly opens?: "never" | "players" | "everyone";
            /** @description Whether seats that are out of play may still write. Without it: `true`. */
            readonly out?: boolean;
        };
        /** NewSettingsCalendar */
        readonly NewSettingsCalendar: {
            /** @description A zone of the IANA database: `Europe/Berlin`. */
            readonly zone: string;
            /** @description The days on which the clock runs: 1 is Monday, 7 is Sunday. Without it: `[1,2,3,4,5,6,7]`. */
            readonly days?: readonly number[];
            /** @description Hours in which no deadline passes: it moves to an hour after their end. They may go over midnight. */
            readonly quiet?: components["schemas"]["NewSettingsCalendarQuiet"];
        };
        /** NewSettingsCalendarQuiet */
        readonly NewSettingsCalendarQuiet: {
            readonly from: string;
            readonly to: string;
        };
        /**
         * NewSettings
         * @description How a game is to be run, apart from the options of its rules. Deadlines are in seconds.
         */
        readonly NewSettings: {
            /**
             * @description Who may see the game: everyone, or only its owner, those invited and those seated. Without it: `"public"`.
             * @enum {string}
             */
            readonly visibility?: "public" | "private";
            /** @description Who may see a private game, and so join it, before being seated: by their `user`, or `@` and their handle. Without it: `[]`. */
            readonly invited?: readonly string[];
            /** @description Seconds a question stays open, by its kind (`deadlines` of GET /v1/rules/{rules}), or under `default`; a kind without one waits for ever. `reveal`: for contributions to the dice. Without it: `{}`. */
            readonly deadlines?: {
                readonly [key: string]: number;
            };
            /** @description Seconds that a question gets once more when its deadline passes without an answer; 0: none. Without it: `0`. */
            readonly grace?: number;
            /**
             * @description Whether the people still in play may agree on a draw, all of them, or not at all. Without it: `"unanimous"`.
             * @enum {string}
             */
            readonly draw?: "unanimous" | "off";
            /** @description Nobody is shown which person holds which seat until the game is over; bots are shown as bots. Without it: `false`. */
            readonly anonymous?: boolean;
            /**
             * @description How people come to their seats: each takes one; or the seats are dealt at the start, at random or by sealed preferences. Until they are dealt, the seat somebody holds in the lobby is only a place to wait. Without it: `"choose"`.
             * @enum {string}
             */
            readonly seating?: "choose" | "random" | "preferences";
            /**
             * @description Who answers for a seat that was left in play, until somebody takes it: silence, at once; a bot; or nobody: its questions wait for whoever sits down, as long as they have time. Without it: `"lapse"`.
             * @enum {string}
             */
            readonly absent?: "lapse" | "bot" | "wait";
            /**
             * @description Where the dice come from. `house`: the seed that the house fixed before anyone sat down. `joint`: that seed and 32 bytes of each person, who commit to them in the lobby and reveal them at the start (`deadlines.reveal`, or else a day). Without it: `"house"`.
             * @enum {string}
             */
            readonly entropy?: "house" | "joint";
            /** @description How people talk in the game; it stays as it was when the game was opened. */
            readonly press?: components["schemas"]["NewSettingsPress"];
            /** @description What those see who hold no seat, the owner too. `off`: nothing of the position until the game is over. `delayed`: the game as it was before its newest `turns` turns began, in every answer. Who sits where, vacancies and the end are never delayed. Left out: everything that is public. */
            readonly spectators?: components["schemas"]["SettingsSpectators"];
            /** @description What is asked of people who sit down, decided when they do. The owner, those invited to a seat, and who sat there before are asked nothing. An anonymous game asks for `reliability` alone, at most 90: more would say who may sit there. Left out: nothing. */
            readonly conditions?: components["schemas"]["SettingsConditions"];
            /** @description Seconds until a lobby that has not started is cancelled. Without it: `604800`. */
            readonly lobbyExpires?: number;
            /**
             * @description Whether everybody sees who wants a draw, or nobody until the game is over. Without it: `"open"`.
             * @enum {string}
             */
            readonly votes?: "open" | "secret";
            /** @description The result counts: nobody agrees on a draw with bots alone; it takes two people in play. Without it: `false`. */
            readonly rated?: boolean;
            /** @description How many seconds a pause may last, to which all people in play agree; 0: there are none. Without it: `{"most":2592000}`. */
            readonly pause?: components["schemas"]["SettingsPause"];
            /** @description How often each seat may prolong the deadline of its question, once for a question, and by how many seconds; more than half of the people in play may do so by vote, as often as they like. Without it: `{"count":0,"seconds":86400}`. */
            readonly extensions?: components["schemas"]["SettingsExtensions"];
            /** @description Days that each seat may be away in this game; its clock stands still meanwhile. Without it: `0`. */
            readonly away?: number;
            /** @description A clock for each seat of a game of two, instead of deadlines: seconds at the start, seconds more for each turn in which the seat answers, and the most that it may hold. */
            readonly bank?: components["schemas"]["SettingsBank"];
            /**
             * @description What becomes of a seat whose bank is empty: silence answers its question, or it loses the game. Without it: `"lapse"`.
             * @enum {string}
             */
            readonly expired?: "lapse" | "loses";
            /** @description Before the game begins everybody who sits is asked whether they are there, and has so many seconds to say so; who does not loses the place, and the lobby opens again. With joint dice that is their revealing. Left out: nobody is asked. */
            readonly ready?: components["schemas"]["SettingsReady"];
            /** @description After how many deadlines in a row that passed without an answer a seat is free for somebody else; its holder may come back as long as nobody has taken it. Left out: never. */
            readonly vacate?: components["schemas"]["SettingsVacate"];
            /** @description The days and hours in which deadlines run. Left out: always. A game has them as numbers, with the zone worked out. */
            readonly calendar?: components["schemas"]["NewSettingsCalendar"];
        };
        /**
         * GameEdit
         * @description What changes in a lobby.
         */
        readonly GameEdit: {
            readonly title?: string;
            /** @description The options of the game played, all of them: those left out have their default. */
            readonly options?: {
                readonly [key: string]: unknown;
            };
            readonly settings?: components["schemas"]["SettingsEdit"];
        };
        /**
         * SettingsEdit
         * @description The settings that change in a lobby.
         */
        readonly SettingsEdit: {
            /** @enum {string} */
            readonly visibility?: "public" | "private";
            readonly deadlines?: {
                readonly [key: string]: number;
            };
            readonly grace?: number;
            /** @enum {string} */
            readonly draw?: "unanimous" | "off";
            /** @enum {string} */
            readonly absent?: "lapse" | "bot" | "wait";
            readonly lobbyExpires?: number;
            /** @description What is asked of people who sit down, decided when they do. The owner, those invited to a seat, and who sat there before are asked nothing. An anonymous game asks for `reliability` alone, at most 90: more would say who may sit there. Left out: nothing. */
            readonly conditions?: components["schemas"]["SettingsConditions"];
            /**
             * @description Whether everybody sees who wants a draw, or nobody until the game is over. Without it: `"open"`.
             * @enum {string}
             */
            readonly votes?: "open" | "secret";
            /** @description The result counts: nobody agrees on a draw with bots alone; it takes two people in play. Without it: `false`. */
            readonly rated?: boolean;
            /** @description How many seconds a pause may last, to which all people in play agree; 0: there are none. Without it: `{"most":2592000}`. */
            readonly pause?: components["schemas"]["SettingsPause"];
            /** @description How often each seat may prolong the deadline of its question, once for a question, and by how many seconds; more than half of the people in play may do so by vote, as often as they like. Without it: `{"count":0,"seconds":86400}`. */
            readonly extensions?: components["schemas"]["SettingsExtensions"];
            /** @description Days that each seat may be away in this game; its clock stands still meanwhile. Without it: `0`. */
            readonly away?: number;
            /** @description As `ready`; `null`: nobody is asked. */
            readonly ready?: components["schemas"]["SettingsReady"] | null;
            /** @description As `vacate`; `null`: never. */
            readonly vacate?: components["schemas"]["SettingsVacate"] | null;
            /** @description The days and hours in which deadlines run; `null`: always. */
            readonly calendar?: components["schemas"]["NewSettingsCalendar"] | null;
            readonly invited?: readonly string[];
        };
        /**
         * SeatRequest
         * @description A seat to be taken.
         */
        readonly SeatRequest: {
            /** @description Left out: the first vacant one. Not to be named in a lobby where seats are dealt. */
            readonly seat?: string;
            /** @description With the setting `seating: preferences`: seats, the best first; nobody reads them until the seats are dealt. */
            readonly preferences?: readonly string[];
            /** @description With the setting `entropy: joint`: SHA-256 of the canonical JSON `["fieldpost/contribution/2", game, seat, bytes]`, where `bytes` are 32 random ones, base64url, that you keep and reveal at the start. */
            readonly contribution?: string;
            /**
             * @description Only the owner seats bots. Without it: `"user"`.
             * @enum {string}
             */
            readonly kind?: "user" | "bot";
        };
        /**
         * MoveRequest
         * @description A seat of the lobby to go to.
         */
        readonly MoveRequest: {
            /** @description The vacant seat to go to. */
            readonly seat: string;
            /** @description For that seat, with the setting `entropy: joint`; the one of the seat before is void. */
            readonly contribution?: string;
        };
        /**
         * Vote
         * @description A vote given (`true`) or withdrawn (`false`).
         */
        readonly Vote: {
            readonly vote: boolean;
            readonly seat?: string;
            /** @description What a vote of the kind `calendar` is for. */
            readonly calendar?: components["schemas"]["NewSettingsCalendar"];
        };
        /**
         * Action
         * @description An answer to an open question: either a `command`, or the same `written` in the notation of the game.
         */
        readonly Action: components["schemas"]["ActionByCommand"] | components["schemas"]["ActionInNotation"];
        /**
         * ActionByCommand
         * @description An answer to an open question, as a command.
         */
        readonly ActionByCommand: {
            /** @description The open question being answered, from /actions. */
            readonly ask: string;
            /** @description Needed only by people who hold several seats. */
            readonly seat?: string;
            /** @description A command that the grammar in /actions admits. */
            readonly command: components["schemas"]["Command"];
        };
        /**
         * ActionInNotation
         * @description An answer to an open question, in the notation of the game.
         */
        readonly ActionInNotation: {
            /** @description The open question being answered, from /actions. */
            readonly ask: string;
            /** @description Needed only by people who hold several seats. */
            readonly seat?: string;
            /** @description The same in notation, where the game has one. */
            readonly written: components["schemas"]["Written"];
        };
        /**
         * Takeback
         * @description Whose newest step is to be taken back.
         */
        readonly Takeback: {
            readonly seat?: string;
            /** @description The version of the step meant; another one is refused. */
            readonly version?: number;
        };
        /**
         * ContributionRequest
         * @description What a person commits to for the dice.
         */
        readonly ContributionRequest: {
            readonly seat?: string;
            /** @description With the setting `entropy: joint`: SHA-256 of the canonical JSON `["fieldpost/contribution/2", game, seat, bytes]`, where `bytes` are 32 random ones, base64url, that you keep and reveal at the start. */
            readonly contribution: string;
        };
        /**
         * RevealRequest
         * @description What a person had committed to.
         */
        readonly RevealRequest: {
            readonly seat?: string;
            /** @description The 32 bytes that the contribution of the seat was made of. */
            readonly bytes: string;
        };
        /**
         * Rematch
         * @description A game like one that is over.
         */
        readonly Rematch: {
            /** @description Its id. */
            readonly game: string;
        };
        /**
         * OfSeat
         * @description Which of their seats somebody means, where they hold several.
         */
        readonly OfSeat: {
            readonly seat?: string;
        };
        /**
         * Away
         * @description Until when a seat is away.
         */
        readonly Away: {
            /** @description Until when, milliseconds since 1970: later than what was said before. */
            readonly until: number;
            readonly seat?: string;
        };
        /**
         * StandingRequest
         * @description A standing order, or `null` for none.
         */
        readonly StandingRequest: {
            readonly seat?: string;
            /** @description As GET /v1/rules/{rules} has it for the game; null: none. */
            readonly standing: components["schemas"]["Standing"] | null;
        };
        /**
         * Receipt
         * @description Proof that a command was committed. Keep it: the log chains every later commit to `hash`, so a log that does not hold this commit was changed.
         */
        readonly Receipt: {
            readonly game: string;
            readonly version: number;
            /** @description Hash of the commit, base64url; the log chains every later commit to it. */
            readonly hash: string;
            readonly at: number;
            /** @description Remarks on what was written: which meaning was taken, what cannot work. */
            readonly notes?: readonly components["schemas"]["Note"][];
        };
        /**
         * Note
         * @description A remark on what was written: which meaning was taken, or what cannot work and by which rule.
         */
        readonly Note: {
            readonly code: string;
            readonly about: string;
            readonly detail: string;
            readonly rule?: string;
        };
        /** ProblemError */
        readonly ProblemError: {
            readonly pointer: string;
            readonly detail: string;
        };
        /** ProblemNearest */
        readonly ProblemNearest: {
            readonly pointer: string;
            readonly expected: components["schemas"]["Legal"];
        };
        /**
         * Problem
         * @description What was wrong and what would be right (RFC 9457). `code` is stable; `detail` is for people.
         */
        readonly Problem: {
            /** @description Where it says what the code means, and what to do about it: `/problems/STALE_ASK`. */
            readonly type: string;
            /** @description The phrase of the status. */
            readonly title: string;
            readonly status: number;
            /** @description Stable, upper case: `STALE_ASK`, `BAD_BODY`, ... */
            readonly code: string;
            readonly detail: string;
            /** @description The rule of the game that says no: `§9.18`. */
            readonly rule?: string;
            /** @description What is wrong where: JSON Pointers into the body or, after a `?`, into the query (`?/limit`). */
            readonly errors?: readonly components["schemas"]["ProblemError"][];
            /** @description Where the command left the grammar of choices, and what would have been right there. */
            readonly nearest?: components["schemas"]["ProblemNearest"];
            /** @description Where the whole grammar can be read. */
            readonly actions?: string;
            /** @description The name of the request: `X-Request-Id`. */
            readonly request?: string;
        };
        /**
         * GatewayMessage
         * @description What the gateway of the cloud answers by itself.
         */
        readonly GatewayMessage: {
            /** @description The status in words. */
            readonly message: string;
        };
        /**
         * TrayCard
         * @description A card as the viewer sees it.
         */
        readonly TrayCard: {
            /** @description What a command calls it, as text; cards that are alike share it. */
            readonly id: string;
            /** @constant */
            readonly kind: "card";
            readonly name: string;
            /** @description What it does. */
            readonly text: string;
            /** @description What people choose by: its CP, its sort. */
            readonly facts: readonly string[];
            /**
             * @description Where it lies.
             * @enum {string}
             */
            readonly from: "hand" | "home" | "aside" | "peek" | "face-up" | "discard";
            /** @description Whose it is, where it is somebody’s: a seat, or a Power. */
            readonly of?: string;
        };
        /**
         * StateAnswer
         * @description The position as the caller may know it.
         */
        readonly StateAnswer: components["schemas"]["DiplomacyStateAnswer"] | components["schemas"]["NapoleonicsStateAnswer"] | components["schemas"]["KutuzovStateAnswer"];
        /**
         * ActionsAnswer
         * @description The open questions to the caller’s seats, with all that may be answered.
         */
        readonly ActionsAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description Empty: nothing to decide now, or no seat. */
            readonly actions: readonly components["schemas"]["OpenQuestion"][];
            /** @description The version of your newest step, if it can be taken back (`POST …/takebacks`); null: nothing can. */
            readonly takeback: number | null;
        };
        /**
         * OpenQuestion
         * @description An open question, and the grammar of all commands that would be accepted as its answer.
         */
        readonly OpenQuestion: {
            /** @description The name of the open question; a command echoes it. */
            readonly ask: string;
            /** @description Whom it is put to. */
            readonly seat: string;
            /** @description What sort of question: the key of its deadline in `settings.deadlines`. */
            readonly kind: string;
            /**
             * @description Answered; the answer may still be changed.
             * @constant
             */
            readonly settled?: true;
            /** @description What is asked, for people, in the language asked for. */
            readonly prompt?: string;
            /** @description What on the board it is about: `piece:barclay`. */
            readonly about?: readonly string[];
            readonly legal: components["schemas"]["Legal"];
        };
        /**
         * Legal
         * @description A grammar of choices: the set of all commands that would be accepted now. It has one shape for all games, so a client that
         *     knows only this grammar can play any of them. Each node admits a set of JSON values and is told apart by `is`:
         *
         *     | `is` | admits | to sample it |
         *     |---|---|---|
         *     | `const` | exactly `value` | take `value` |
         *     | `oneOf` | what any node in `of` admits; without nodes, nothing | try the nodes in random order, take the first that gives a value |
         *     | `fields` | an object with exactly these `fields`, each value admitted by its node; those named in `optional` may be left out | sample every field; leave an optional one out when a coin says so or when it gives no value |
         *     | `pick` | a list of `min` to `max` different members of `of`, in any order | shuffle `of`, take that many |
         *     | `int` | an integer from `min` to `max` | any of them |
         *     | `map` | an object with `min` to `max` of the entries of `of`, each value admitted by the node of its key; of the `keys` of each of the `groups`, if there are any, at most its `max` | shuffle the entries, leave out those too many for their group, take that many, sample each |
         *     | `text` | a string of 1 to `max` characters | gives no value: only people write text |
         *
         *     Values are equal as JSON: the order of keys does not matter. A `max` may exceed what there is to choose from. A command that the grammar
         *     does not admit is refused, and the refusal holds the `nearest` node.
         *
         *     The other properties are hints for clients that show choices to people. No command depends on them, and none is ever sent:
         *
         *     | hint | says |
         *     |---|---|
         *     | `label` | what to call it. A constant without one is a name of something on the board or in the tray, or tells (as `type` and `order` do) which command it is, which the label of the `fields` around it says in words |
         *     | `kind` | what the values name: `space`, `piece`, `power` something on the board; `card` a card; `party` leaders who go together, the first of whom commands; `count` a number, or numbers by nation; `answer` nothing but words. Of a `oneOf` it holds for all of its constants but `null`, of a `pick` for its members, of a `map` for its keys (`count`: for the whole) |
         *     | `order` | the fields as a person says them: the first one of a space, a piece, a power or a card is what the command is about |
         *     | `start` | the number that is shown first |
         *     | `rare` | to be offered last |
         *
         *     In JavaScript, with
         *     `below(n)` a random integer from 0 to n - 1:
         *
         *     ```js
         *     function sample(node, below) {
         *       const shuffled = (list) => list.map((item) => [below(2 ** 30), item]).sort(([a], [b]) => a - b).map(([, item]) => item);
         *       const some = (list) => shuffled(list).slice(0, node.min + below(Math.min(node.max, list.length) - node.min + 1));
         *       const within = (entries, groups) => {
         *         const left = groups.map((group) => group.max);
         *         return entries.filter(([key]) => groups.every((group, i) => !group.keys.includes(key) || left[i]-- > 0));
         *       };
         *       const all = (entries, optional) => {
         *         const value = {};
         *         for (const [name, each] of entries) {
         *           const item = optional.includes(name) && below(2) === 0 ? undefined : sample(each, below);
         *           if (item !== undefined) value[name] = item;
         *           else if (!optional.includes(name)) return undefined;
         *         }
         *         return value;
         *       };
         *       switch (node.is) {
         *         case 'const': return node.value;
         *         case 'oneOf': for (const each of shuffled(node.of)) { const value = sample(each, below); if (value !== undefined) return value; } return undefined;
         *         case 'fields': return all(Object.entries(node.fields), node.optional ?? []);
         *         case 'pick': return some(node.of);
         *         case 'int': return node.min + below(node.max - node.min + 1);
         *         case 'map': return all(some(within(shuffled(Object.entries(node.of)), node.groups ?? [])), []);
         *         case 'text': return undefined;
         *       }
         *     }
         *     ```
         */
        readonly Legal: components["schemas"]["LegalConst"] | components["schemas"]["LegalOneOf"] | components["schemas"]["LegalFields"] | components["schemas"]["LegalPick"] | components["schemas"]["LegalInt"] | components["schemas"]["LegalMap"] | components["schemas"]["LegalText"];
        /**
         * LegalKind
         * @description What a value in a grammar of choices names.
         * @enum {string}
         */
        readonly LegalKind: "space" | "piece" | "power" | "card" | "party" | "count" | "answer";
        /**
         * LegalConst
         * @description Admits exactly `value`.
         */
        readonly LegalConst: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "const";
            readonly value: components["schemas"]["Json"];
            /** @description For people; never sent. */
            readonly label?: string;
            /** @description What the values name; of a `map`, what its keys name. A hint. */
            readonly kind?: components["schemas"]["LegalKind"];
            /**
             * @description Hardly anybody wants this: offer it last. A hint.
             * @constant
             */
            readonly rare?: true;
        };
        /**
         * LegalOneOf
         * @description Admits what any of its nodes admits; without nodes, nothing.
         */
        readonly LegalOneOf: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "oneOf";
            readonly of: readonly components["schemas"]["Legal"][];
            /** @description For people; never sent. */
            readonly label?: string;
            /** @description What the values name; of a `map`, what its keys name. A hint. */
            readonly kind?: components["schemas"]["LegalKind"];
            /**
             * @description Hardly anybody wants this: offer it last. A hint.
             * @constant
             */
            readonly rare?: true;
        };
        /**
         * LegalFields
         * @description Admits an object with exactly these fields.
         */
        readonly LegalFields: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "fields";
            readonly fields: {
                readonly [key: string]: components["schemas"]["Legal"];
            };
            /** @description Names of fields that may be left out. */
            readonly optional?: readonly string[];
            /** @description The fields as a person says them, where there are several; a field that is not named here says what the command is. A hint. */
            readonly order?: readonly string[];
            /** @description For people; never sent. */
            readonly label?: string;
            /** @description What the values name; of a `map`, what its keys name. A hint. */
            readonly kind?: components["schemas"]["LegalKind"];
            /**
             * @description Hardly anybody wants this: offer it last. A hint.
             * @constant
             */
            readonly rare?: true;
        };
        /**
         * LegalPick
         * @description Admits a list of `min` to `max` different members of `of`, in any order.
         */
        readonly LegalPick: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "pick";
            readonly of: readonly components["schemas"]["Json"][];
            readonly min: number;
            readonly max: number;
            /** @description For people; never sent. */
            readonly label?: string;
            /** @description What the values name; of a `map`, what its keys name. A hint. */
            readonly kind?: components["schemas"]["LegalKind"];
            /**
             * @description Hardly anybody wants this: offer it last. A hint.
             * @constant
             */
            readonly rare?: true;
        };
        /**
         * LegalInt
         * @description Admits an integer from `min` to `max`.
         */
        readonly LegalInt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "int";
            readonly min: number;
            readonly max: number;
            /** @description Where a person begins to count. A hint. */
            readonly start?: number;
            /** @description For people; never sent. */
            readonly label?: string;
            /** @description What the values name; of a `map`, what its keys name. A hint. */
            readonly kind?: components["schemas"]["LegalKind"];
            /**
             * @description Hardly anybody wants this: offer it last. A hint.
             * @constant
             */
            readonly rare?: true;
        };
        /** LegalMapGroup */
        readonly LegalMapGroup: {
            readonly keys: readonly string[];
            readonly max: number;
        };
        /**
         * LegalMap
         * @description Admits an object with `min` to `max` of these entries, within the limits of its groups.
         */
        readonly LegalMap: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "map";
            readonly of: {
                readonly [key: string]: components["schemas"]["Legal"];
            };
            readonly min: number;
            readonly max: number;
            /** @description Limits on some of the keys: of `keys`, at most `max` entries. No key is in two of them. */
            readonly groups?: readonly components["schemas"]["LegalMapGroup"][];
            /** @description For people; never sent. */
            readonly label?: string;
            /** @description What the values name; of a `map`, what its keys name. A hint. */
            readonly kind?: components["schemas"]["LegalKind"];
            /**
             * @description Hardly anybody wants this: offer it last. A hint.
             * @constant
             */
            readonly rare?: true;
        };
        /**
         * LegalText
         * @description Admits a string of 1 to `max` characters.
         */
        readonly LegalText: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "text";
            readonly max: number;
            /** @description For people; never sent. */
            readonly label?: string;
            /** @description What the values name; of a `map`, what its keys name. A hint. */
            readonly kind?: components["schemas"]["LegalKind"];
            /**
             * @description Hardly anybody wants this: offer it last. A hint.
             * @constant
             */
            readonly rare?: true;
        };
        /** DryRunAnswerEvent */
        readonly DryRunAnswerEvent: {
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * DryRunAnswer
         * @description What a command would lead to, up to the first draw or the first secret opened.
         */
        readonly DryRunAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description What would happen, as the seat would see it. */
            readonly events: readonly components["schemas"]["DryRunAnswerEvent"][];
            /** @description The position after that, as the seat would see it. */
            readonly view: components["schemas"]["View"];
            /** @description The stream of chance drawn from next; nothing after it is told. */
            readonly wouldDraw?: string;
            /**
             * @description Secrets would be opened next, or the seat would learn one; nothing after it is told.
             * @constant
             */
            readonly wouldReveal?: true;
            /** @description Remarks on what was written. */
            readonly notes: readonly components["schemas"]["Note"][];
            /** @description Remarks on the command itself: what in it cannot work, or works against the seat, as far as the seat can know. Nothing is refused for it. */
            readonly advice: readonly components["schemas"]["Note"][];
        };
        /**
         * Lapse
         * @description What silence would answer for a seat.
         */
        readonly Lapse: {
            readonly seat: string;
            /** @description The command that silence stands for. */
            readonly command: components["schemas"]["Command"];
        };
        /**
         * LapseAnswer
         * @description What silence at the deadline would do.
         */
        readonly LapseAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description When silence answers, in milliseconds since 1970. */
            readonly due?: number;
            readonly lapses: readonly components["schemas"]["Lapse"][];
        };
        /** ForecastAnswerTurn */
        readonly ForecastAnswerTurn: {
            readonly turn: number;
            /** @description How often the seat could have reacted to something. */
            readonly windows: number;
            /** @description In how many of them the order would have asked. */
            readonly asked: number;
            /** @description In how many of those the game would have waited for the seat in the turn of another. */
            readonly waits: number;
        };
        /**
         * ForecastAnswer
         * @description How often a standing order would have asked a seat.
         */
        readonly ForecastAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            readonly seat: string;
            readonly turns: readonly components["schemas"]["ForecastAnswerTurn"][];
        };
        /**
         * StandingAnswer
         * @description The standing orders of the caller’s own seats.
         */
        readonly StandingAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description Standing orders by seat; a seat without one is left out. */
            readonly standing: {
                readonly [key: string]: components["schemas"]["Json"];
            };
            /** @description The order with which every person of the game begins, and which stands until they change it; absent: none. */
            readonly default?: components["schemas"]["Json"];
        };
        /**
         * Json
         * @description Any JSON value.
         */
        readonly Json: unknown;
        /** RulesListRule */
        readonly RulesListRule: {
            /** @description What `of` names. */
            readonly id: string;
            readonly title: string;
            /** @description Version of the rules. */
            readonly rules: string;
            readonly href: string;
        };
        /**
         * RulesList
         * @description The games hosted here.
         */
        readonly RulesList: {
            readonly rules: readonly components["schemas"]["RulesListRule"][];
        };
        /** RulesAnswerSchemas */
        readonly RulesAnswerSchemas: {
            readonly options: {
                readonly [key: string]: unknown;
            };
            readonly command: {
                readonly [key: string]: unknown;
            };
            readonly event: {
                readonly [key: string]: unknown;
            };
            readonly view: {
                readonly [key: string]: unknown;
            };
            readonly standing: {
                readonly [key: string]: unknown;
            };
            readonly written?: {
                readonly [key: string]: unknown;
            };
            readonly chapter?: {
                readonly [key: string]: unknown;
            };
        };
        /** RulesAnswerDeadline */
        readonly RulesAnswerDeadline: {
            readonly kind: string;
            readonly name: string;
        };
        /**
         * RulesAnswer
         * @description A game’s seats, schemas and words: all that a client needs beside the choices.
         */
        readonly RulesAnswer: {
            /** @description What `of` names. */
            readonly id: string;
            readonly title: string;
            /** @description Version of the rules. */
            readonly rules: string;
            /** @description The seats of a game with the default options. */
            readonly seats?: readonly components["schemas"]["SeatSpec"][];
            /** @description JSON Schemas (2020-12) of what is the game’s own. */
            readonly schemas?: components["schemas"]["RulesAnswerSchemas"];
            /** @description Formats that `GET …/export` writes. */
            readonly exports?: readonly string[];
            /** @description The scenarios of the game; none, if all games begin alike. */
            readonly setups?: readonly components["schemas"]["Setup"][];
            /** @description The kinds of questions of the game, in the order of play: the keys that `settings.deadlines` may have, besides `default` and `reveal`. */
            readonly deadlines?: readonly components["schemas"]["RulesAnswerDeadline"][];
            /** @description The words of the game by kind and id: powers, provinces, cards, units. */
            readonly names?: {
                readonly [key: string]: {
                    readonly [key: string]: string;
                };
            };
        };
        /**
         * Setup
         * @description A scenario: options worth a name of their own.
         */
        readonly Setup: {
            readonly id: string;
            readonly name: string;
            /** @description `options` of a new game. */
            readonly options: {
                readonly [key: string]: unknown;
            };
            readonly seats: readonly components["schemas"]["SeatSpec"][];
            /** @description What else people choose by: what wins, who begins, where the facts are from. */
            readonly facts: {
                readonly [key: string]: unknown;
            };
        };
        /**
         * SeatSpec
         * @description A seat as the rules have it.
         */
        readonly SeatSpec: {
            readonly seat: string;
            readonly name: string;
            /** @description What the seat plays: powers, a side. */
            readonly holds: readonly string[];
        };
        /**
         * Command
         * @description A command of the game played.
         */
        readonly Command: components["schemas"]["DiplomacyCommand"] | components["schemas"]["NapoleonicsCommand"] | components["schemas"]["KutuzovCommand"];
        /**
         * View
         * @description A position of the game played.
         */
        readonly View: components["schemas"]["DiplomacyView"] | components["schemas"]["NapoleonicsView"] | components["schemas"]["KutuzovView"];
        /**
         * Standing
         * @description A standing order of the game played.
         */
        readonly Standing: components["schemas"]["DiplomacyStanding"] | components["schemas"]["NapoleonicsStanding"] | components["schemas"]["KutuzovStanding"];
        /**
         * Written
         * @description A command in the notation of the game played.
         */
        readonly Written: components["schemas"]["DiplomacyWritten"];
        /**
         * Chapter
         * @description A resolved phase of the game played.
         */
        readonly Chapter: components["schemas"]["DiplomacyChapter"];
        /**
         * PressRequest
         * @description What somebody writes to others at the table.
         */
        readonly PressRequest: {
            /** @description Which of your seats writes, if you hold several. */
            readonly seat?: string;
            /** @description Everybody (`all`), those in the lobby (`lobby`), or these seats; yours need not be named. */
            readonly to: "all" | "lobby" | readonly string[];
            /**
             * @description Nobody is told who writes, if `grey` of `settings.press` has it so; it is told at the next full five minutes.
             * @constant
             */
            readonly grey?: true;
            /** @description at most 2000 characters, 8192 bytes and 40 lines; in NFC; no control but the line feed, and nothing that turns the direction of text. */
            readonly text: string;
            /** @description The number of the newest entry of the conversation that you have; a retry is looked for after it. It is not kept. */
            readonly after?: number;
            /** @description The number of an earlier entry of yours here that this one corrects. */
            readonly corrects?: number;
        };
        /**
         * PressMarksRequest
         * @description What changes of what one keeps for oneself; what is left out stays.
         */
        readonly PressMarksRequest: {
            /** @description The number of the newest entry that you have read, by conversation. */
            readonly read?: {
                readonly [key: string]: number;
            };
            /** @description Conversations that you want to hear no more of. */
            readonly muted?: readonly string[];
            /** @description Seats whose entries you want folded away, whoever holds them; nobody is told. */
            readonly seats?: readonly string[];
            /** @description What you have begun to write, by conversation. */
            readonly drafts?: {
                readonly [key: string]: string;
            };
        };
        /**
         * PressReceipt
         * @description What shows that an entry was written.
         */
        readonly PressReceipt: {
            readonly game: string;
            /** @description `all`, `lobby`, or the ids of its seats in order, between commas: `austria,england`. */
            readonly conversation: string;
            /** @description The number of the entry in its conversation. Absent with `grey`, where it would count others. */
            readonly n?: number;
            /** @description Hash of the entry. Keep it: it shows what you wrote, even against this service. */
            readonly hash: string;
            readonly at: number;
        };
        /**
         * PressPage
         * @description What people said, as the caller may read it.
         */
        readonly PressPage: {
            readonly game: string;
            /** @description What is new to you, the oldest first, of all your conversations or of the one asked for. */
            readonly entries: readonly components["schemas"]["PressItem"][];
            /** @description Where the next page begins, for you alone; kept, it later gives what came since. */
            readonly cursor: string;
            /** @description There is more after `cursor` now. */
            readonly more: boolean;
            /** @description What you keep for yourself; on the first page, if you are signed in. */
            readonly marks?: components["schemas"]["PressMarks"];
        };
        /** PressItemEntry */
        readonly PressItemEntry: {
            /** @constant */
            readonly form: 1;
            readonly game: string;
            /** @description `all`, `lobby`, or the ids of its seats in order, between commas: `austria,england`. */
            readonly conversation: string;
            readonly n: number;
            readonly at: number;
            /** @description Whose it is: the seat, and the version at which its holder sat down: `austria/17`; with `grey` a commitment to that, `grey:…`. */
            readonly by: string;
            /** @description The newest commit of the game when it was written: an order between table and talk. */
            readonly about: components["schemas"]["PressItemEntryAbout"];
            readonly commitment: string;
            /** @description The digest of the encrypted text. */
            readonly box: string;
            readonly cmdId: string;
            /** @description The hash of the entry before in the conversation; empty in the first. */
            readonly prev: string;
        };
        /** PressItemEntryAbout */
        readonly PressItemEntryAbout: {
            readonly v: number;
            readonly hash: string;
        };
        /**
         * PressItem
         * @description An entry of the chain of its conversation, and what was said, with the salt that shows it.
         */
        readonly PressItem: {
            readonly entry: components["schemas"]["PressItemEntry"];
            readonly hash: string;
            /** @description Absent: its author was erased, and the text with them. */
            readonly text?: string;
            /** @description With it `commitment` shows that this was the text. */
            readonly salt?: string;
            /** @description The entry of the same conversation that it corrects. */
            readonly corrects?: number;
            /**
             * @description For you alone: you have muted its seat or blocked its author, and clients fold it away. Nobody else is told.
             * @constant
             */
            readonly muted?: true;
        };
        /** PressAuditChecks */
        readonly PressAuditChecks: {
            readonly conversations: number;
            readonly entries: number;
            /** @description Texts that were compared with what was committed to. */
            readonly texts: number;
            /** @description Entries whose text was erased with its author. */
            readonly removed: number;
        };
        /** PressAuditFinding */
        readonly PressAuditFinding: {
            readonly conversation: string;
            readonly n: number;
            readonly code: string;
            readonly detail: string;
        };
        /** PressAuditSet */
        readonly PressAuditSet: {
            readonly conversation: string;
            readonly n: number;
            readonly head: string | "";
            readonly salt: string;
            readonly path: readonly string[];
        };
        /**
         * PressAudit
         * @description What people said, checked, and the root that was signed at the end.
         */
        readonly PressAudit: {
            readonly game: string;
            /**
             * @description `unchecked`: nothing was found, but the game is not over, so nobody knows yet whether something will be left out.
             * @enum {string}
             */
            readonly verdict: "holds" | "broken" | "unchecked";
            readonly checks: components["schemas"]["PressAuditChecks"];
            readonly findings: readonly components["schemas"]["PressAuditFinding"][];
            /** @description Ten seconds after the end: the root over all conversations that could have been, signed: `{ game, press }`. */
            readonly root?: string;
            /** @description How the conversations that you may read stand at the end, the empty ones too, and their ways to the root. */
            readonly sets?: readonly components["schemas"]["PressAuditSet"][];
        };
        /**
         * PressMarks
         * @description What one keeps for oneself beside a game.
         */
        readonly PressMarks: {
            /** @description The number of the newest entry that you have read, by conversation. */
            readonly read: {
                readonly [key: string]: number;
            };
            /** @description Conversations that you want to hear no more of. */
            readonly muted: readonly string[];
            /** @description Seats whose entries you want folded away, whoever holds them; nobody is told. */
            readonly seats: readonly string[];
            /** @description What you have begun to write, by conversation. */
            readonly drafts: {
                readonly [key: string]: string;
            };
        };
        /**
         * NewInvitation
         * @description Somebody who is to be invited to a game.
         */
        readonly NewInvitation: {
            /** @description Who is invited: `@` and their handle, or their `user`. */
            readonly to: string;
        };
        /**
         * Invitation
         * @description An invitation, as its sender sees it.
         */
        readonly Invitation: {
            /** @description By this it is withdrawn. */
            readonly id: string;
            /** @description When it was sent. Absent: with the game, or by a change of the lobby. */
            readonly at?: number;
            /** @description As the owner wrote it. */
            readonly to: string;
        };
        /**
         * InvitationsAnswer
         * @description Who is invited to a game, and by which links.
         */
        readonly InvitationsAnswer: {
            /** @description Those that were not withdrawn. Whether somebody declined is told to nobody. */
            readonly invitations: readonly components["schemas"]["Invitation"][];
            /** @description Those that can be used, the oldest first. */
            readonly links: readonly components["schemas"]["InvitationLink"][];
        };
        /**
         * NewLink
         * @description A link that is to let people into a game.
         */
        readonly NewLink: {
            /**
             * @description What whoever uses it may do: take a free seat, or look on alone. Without it: `"seat"`.
             * @enum {string}
             */
            readonly admits?: "seat" | "look";
            /** @description How many people may use it. Left out: 10; in an anonymous game always 100. */
            readonly uses?: number;
            /** @description How long it may be used. Without it: `7`. */
            readonly days?: number;
        };
        /**
         * InvitationLink
         * @description A link that lets people into a game, without its code.
         */
        readonly InvitationLink: {
            /** @description By this it is revoked. */
            readonly id: string;
            /** @description Milliseconds since 1970. */
            readonly at: number;
            /** @enum {string} */
            readonly admits: "seat" | "look";
            /** @description Until when it may be used. */
            readonly until: number;
            /** @description How many people may use it. */
            readonly uses: number;
            /** @description How many have. Absent in an anonymous game, where it would say who accepted. */
            readonly used?: number;
        };
        /**
         * MadeLink
         * @description A link that lets people into a game, with its code, shown this once.
         */
        readonly MadeLink: {
            /** @description By this it is revoked. */
            readonly id: string;
            /** @description Milliseconds since 1970. */
            readonly at: number;
            /** @enum {string} */
            readonly admits: "seat" | "look";
            /** @description Until when it may be used. */
            readonly until: number;
            /** @description How many people may use it. */
            readonly uses: number;
            /** @description How many have. Absent in an anonymous game, where it would say who accepted. */
            readonly used?: number;
            /** @description The code, shown in this answer alone. The site has a page for it: `/join#` and this. */
            readonly link: string;
        };
        /**
         * MyInvitationsAnswer
         * @description Games that the caller is invited to.
         */
        readonly MyInvitationsAnswer: {
            readonly invitations: readonly components["schemas"]["MyInvitation"][];
        };
        /**
         * MyInvitation
         * @description A game that the caller is invited to.
         */
        readonly MyInvitation: {
            readonly game: components["schemas"]["Game"];
            /**
             * @description `look`: by a link, to look on alone.
             * @enum {string}
             */
            readonly admits: "seat" | "look";
        };
        /**
         * LinkUse
         * @description A link that somebody was sent.
         */
        readonly LinkUse: {
            /** @description What stands after `#` in the address of the page: the whole of it. */
            readonly link: string;
        };
        /**
         * LinkUsed
         * @description Where a link leads.
         */
        readonly LinkUsed: {
            /** @description The game that it leads to. */
            readonly game: string;
            /** @enum {string} */
            readonly admits: "seat" | "look";
        };
        /** SignInAnswerIssuer */
        readonly SignInAnswerIssuer: {
            /** @description The issuer’s authorization endpoint (OpenID Connect). */
            readonly authorize: string;
            /** @description The `client_id`. */
            readonly client: string;
            /** @description The `scope`. */
            readonly scope: string;
        };
        /**
         * SignInAnswer
         * @description How people sign in.
         */
        readonly SignInAnswer: {
            /** @description Absent: nobody is sent to an issuer. */
            readonly issuer?: components["schemas"]["SignInAnswerIssuer"];
            /** @description Names of demo players; any other name will do as well. Absent: a name is not enough. */
            readonly names?: readonly string[];
        };
        /** SignInRequestWithName */
        readonly SignInRequestWithName: {
            /** @description Who you are; on one machine alone. */
            readonly name: string;
        };
        /** SignInRequestWithCodeVerifierRedirect */
        readonly SignInRequestWithCodeVerifierRedirect: {
            /** @description What the issuer sent back. */
            readonly code: string;
            /** @description The `code_verifier` (RFC 7636). */
            readonly verifier: string;
            /** @description The `redirect_uri` that the code was sent to. */
            readonly redirect: string;
        };
        /** SignInRequestWithRefresh */
        readonly SignInRequestWithRefresh: {
            /** @description What came with an earlier token. */
            readonly refresh: string;
        };
        /**
         * SignInRequest
         * @description Who signs in.
         */
        readonly SignInRequest: components["schemas"]["SignInRequestWithName"] | components["schemas"]["SignInRequestWithCodeVerifierRedirect"] | components["schemas"]["SignInRequestWithRefresh"];
        /**
         * SignedIn
         * @description A token for a browser.
         */
        readonly SignedIn: {
            /** @description Send it as `Authorization: Bearer`. */
            readonly token: string;
            readonly expires: number;
            /** @description Gets another token; absent: sign in again. */
            readonly refresh?: string;
        };
        /**
         * Account
         * @description What the caller is told of themselves.
         */
        readonly Account: {
            /** @description Who signs in: others invite you by it. */
            readonly user: string;
            /** @enum {string} */
            readonly kind: "person" | "guest" | "bot";
            /** @description What others see. */
            readonly name: string;
            /** @description Your handle, in lower case. Absent: you have none, or lost it. */
            readonly handle?: string;
            /** @description What you were called until less than 30 days ago; others see it too. */
            readonly formerly?: string;
            /** @description From when on you may take another handle. Absent: now. */
            readonly renameFrom?: number;
            /**
             * @description In which language you are written to.
             * @enum {string}
             */
            readonly language?: "en" | "ko";
            /** @description A time zone of the IANA list: `Asia/Seoul`. */
            readonly zone?: string;
            /** @description What you want to be told of. */
            readonly notices: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
            /** @description When the account ends, because you asked for it; until then you can keep it. Absent: it goes on. */
            readonly ends?: number;
            /** @description How often your profile was written; 0: you have done nothing yet. */
            readonly rev: number;
        };
        /**
         * AccountEdit
         * @description What changes in a profile.
         */
        readonly AccountEdit: {
            /** @description In which language you are written to; `null`: as your requests say. */
            readonly language?: ("en" | "ko") | null;
            /** @description A time zone of the IANA list; `null`: none. */
            readonly zone?: string | null;
            /** @description What you want to be told of. */
            readonly notices?: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
            /** @description The `rev` that you read: the change is refused if there was another one since. */
            readonly rev?: number;
        };
        /**
         * Ending
         * @description When an account ends, and what stays.
         */
        readonly Ending: {
            /** @description Until then the account can be kept. */
            readonly ends: number;
            /** @description Games of form 1 of the log, by id: their logs hold your user for ever. */
            readonly forEver: readonly string[];
        };
        /** AccountExportGame */
        readonly AccountExportGame: {
            readonly game: string;
            /** @description Under which you stand in its log. */
            readonly pseudonym: string;
            /** @description Shows that the pseudonym is yours: it is `u` and the beginning of a hash of this (`LOG.md`). Keep it: it holds for ever. */
            readonly secret: string;
            /**
             * @description Absent: you never came to be in it.
             * @enum {string}
             */
            readonly status?: "lobby" | "playing" | "over";
            readonly isOwner: boolean;
            readonly seats: readonly components["schemas"]["AccountExportGameSeat"][];
            /** @description What you wrote there, with the salts that show it. */
            readonly press: readonly components["schemas"]["PressItem"][];
            /** @description What you wrote without a name, without its place: that would say how much others wrote. */
            readonly grey: readonly components["schemas"]["AccountExportGameGreyItem"][];
            /** @description What others wrote there, as you may read it now. */
            readonly received: readonly components["schemas"]["PressItem"][];
            /** @description How far you have read, what you mute, and your drafts. */
            readonly marks: components["schemas"]["PressMarks"];
        };
        /** AccountExportGameSeat */
        readonly AccountExportGameSeat: {
            readonly seat: string;
            /** @description The version at which you sat down. */
            readonly since: number;
            /** @description The version at which you left. */
            readonly until?: number;
        };
        /** AccountExportGameGreyItem */
        readonly AccountExportGameGreyItem: {
            readonly conversation: string;
            readonly at: number;
            readonly text: string;
        };
        /**
         * AccountExport
         * @description All that is kept of the caller, and what shows in which games they were.
         */
        readonly AccountExport: {
            readonly at: number;
            /** @description This and the lists below, except games: on the first page. */
            readonly account?: components["schemas"]["Account"];
            /** @description Without the tokens themselves. */
            readonly tokens?: readonly components["schemas"]["PersonalToken"][];
            readonly bots?: readonly components["schemas"]["BotAccount"][];
            /** @description Without their secrets. */
            readonly ways?: readonly components["schemas"]["Way"][];
            readonly notices?: readonly components["schemas"]["Notice"][];
            readonly games: readonly components["schemas"]["AccountExportGame"][];
            /** @description There are more games after it. */
            readonly cursor?: string;
        };
        /**
         * Block
         * @description Somebody whom the caller has blocked.
         */
        readonly Block: {
            readonly id: string;
            readonly at: number;
            /** @description The handle by which you blocked them. Absent: it was by a seat, or it is theirs no longer. */
            readonly handle?: string;
            /** @description By a seat: the game. */
            readonly game?: string;
            /** @description By a seat: which. */
            readonly seat?: string;
            /**
             * @description The game is anonymous: the block counts there alone, so that it says nothing of who sits there.
             * @constant
             */
            readonly only?: true;
        };
        /**
         * BlocksAnswer
         * @description Whom the caller has blocked.
         */
        readonly BlocksAnswer: {
            readonly blocks: readonly components["schemas"]["Block"][];
        };
        /** BlockRequestWithHandle */
        readonly BlockRequestWithHandle: {
            /** @description By a handle. */
            readonly handle: string;
        };
        /** BlockRequestWithGameSeatSince */
        readonly BlockRequestWithGameSeatSince: {
            /** @description By a seat of this game. */
            readonly game: string;
            readonly seat: string;
            /** @description Who sat down there at this version, as `by` of an entry says. Left out: who sits there now. */
            readonly since?: number;
        };
        /**
         * BlockRequest
         * @description Whom the caller wants to block.
         */
        readonly BlockRequest: components["schemas"]["BlockRequestWithHandle"] | components["schemas"]["BlockRequestWithGameSeatSince"];
        /**
         * HandleRequest
         * @description A handle to be taken.
         */
        readonly HandleRequest: {
            /** @description 3 to 20 columns: letters, digits, single `-` and `_` inside. A letter of Hangul, Han or Kana is two columns wide. One script, or Latin letters with Hangul, with Han and Kana, or with Han and Bopomofo. It is shown in lower case. */
            readonly handle: string;
        };
        /**
         * Profile
         * @description How somebody plays.
         */
        readonly Profile: {
            readonly handle: string;
            /**
             * @description `bot`: a program that somebody runs.
             * @enum {string}
             */
            readonly kind: "person" | "bot";
            /** @description What they were called until less than 30 days ago. */
            readonly formerly?: string;
            readonly ratings: readonly components["schemas"]["Rating"][];
            /** @description What they have done in public games that are over, on the seats on which they began. */
            readonly records: readonly components["schemas"]["PlayRecord"][];
            /** @description Their newest public games that are over, the newest first: at most 20. */
            readonly games: readonly components["schemas"]["PlayedGame"][];
            /** @description How many of a hundred deadlines of the last year they met, in steps of 5. Absent: fewer than 20 deadlines. */
            readonly reliability?: number;
        };
        /** RatingHistoryItem */
        readonly RatingHistoryItem: {
            readonly day: string;
            readonly rating: number;
        };
        /**
         * Rating
         * @description How well somebody plays a game.
         */
        readonly Rating: {
            /** @description The game: `diplomacy`. */
            readonly of: string;
            /**
             * @description `live`: nobody may think longer than an hour.
             * @enum {string}
             */
            readonly mode: "live" | "mail";
            /** @description 1,500 for whoever has played nothing. */
            readonly rating: number;
            /** @description How unsure the rating is: 400 for whoever has played nothing. It grows without games. */
            readonly deviation: number;
            readonly games: number;
            /**
             * @description Too unsure to compare.
             * @constant
             */
            readonly provisional?: true;
            /** @description The rating after each day (UTC) that moved it, the oldest first: the newest 100. */
            readonly history: readonly components["schemas"]["RatingHistoryItem"][];
        };
        /**
         * PlayRecord
         * @description What somebody has done on a seat.
         */
        readonly PlayRecord: {
            /** @description The game: `diplomacy`. */
            readonly of: string;
            /** @description The scenario; `own`: one that somebody made. Absent: the game has none. */
            readonly setup?: string;
            readonly seat: string;
            /** @description Alone. */
            readonly won: number;
            /** @description With others: a draw that they had a share in, or a side of several. */
            readonly shared: number;
            /** @description Also: left before the end. */
            readonly lost: number;
        };
        /**
         * PlayedGame
         * @description A game that somebody played.
         */
        readonly PlayedGame: {
            readonly game: string;
            /** @description The game: `diplomacy`. */
            readonly of: string;
            /** @description Its end. */
            readonly at: number;
            /** @description The scenario; `own`: one that somebody made. Absent: the game has none. */
            readonly setup?: string;
            readonly seat: string;
            /** @enum {string} */
            readonly how: "won" | "shared" | "lost";
        };
        /**
         * Ledger
         * @description How the public games of a day came out.
         */
        readonly Ledger: {
            readonly day: string;
            /** @description Those that ended on that day, in the order of their ends. */
            readonly games: readonly components["schemas"]["LedgerGame"][];
        };
        /**
         * LedgerGame
         * @description How a game came out, and whose rating it moved.
         */
        readonly LedgerGame: {
            readonly game: string;
            /** @description The game: `diplomacy`. */
            readonly of: string;
            /** @description Its end. */
            readonly at: number;
            /** @description Which ratings it moved: `diplomacy/mail`, `diplomacy/mail/programs`. */
            readonly list?: string;
            /**
             * @description Why it moved none.
             * @enum {string}
             */
            readonly unrated?: "not-asked" | "private" | "seats-chosen" | "bots" | "twice" | "short" | "erased" | "guests" | "programs-and-people" | "often";
            /** @description The scenario; `own`: one that somebody made. Absent: the game has none. */
            readonly setup?: string;
            readonly seats: readonly components["schemas"]["LedgerSeat"][];
        };
        /**
         * LedgerSeat
         * @description How a seat came out for who began on it.
         */
        readonly LedgerSeat: {
            readonly seat: string;
            /** @description The pseudonym of who began on it. */
            readonly by: string;
            /** @description Those with the same number win and lose together. */
            readonly side: number;
            /** @description 1: won, or shares; 2: did not; 3: left before the end. */
            readonly place: number;
            /** @description Deadlines met. */
            readonly answered: number;
            readonly missed: number;
            readonly before?: components["schemas"]["Skill"];
            readonly after?: components["schemas"]["Skill"];
        };
        /**
         * Skill
         * @description What is guessed of how well somebody plays, and how unsure that is: in millionths.
         */
        readonly Skill: {
            readonly mu: number;
            readonly sigma: number;
        };
        /**
         * NewToken
         * @description A personal token to be made.
         */
        readonly NewToken: {
            /** @description What it is for, in words of your own. */
            readonly name: string;
            /** @description What it is good for. */
            readonly scopes: readonly ("games:read" | "games:play" | "press:read" | "press:write" | "me")[];
            /** @description How long it is good for. Without it: `90`. */
            readonly days?: number;
            /** @description A program of yours that it is for, by id; without one it is for you. */
            readonly bot?: string;
        };
        /**
         * MadeToken
         * @description A personal token, shown this once.
         */
        readonly MadeToken: {
            readonly id: string;
            /** @description What it is for, in words of your own. */
            readonly name: string;
            /** @description What it is good for. */
            readonly scopes: readonly ("games:read" | "games:play" | "press:read" | "press:write" | "me")[];
            /** @description The program that it is for, by id; absent: you. */
            readonly bot?: string;
            readonly created: number;
            readonly expires: number;
            /** @description The token itself, which is shown here alone. */
            readonly token: string;
        };
        /**
         * PersonalToken
         * @description A personal token, without itself.
         */
        readonly PersonalToken: {
            readonly id: string;
            /** @description What it is for, in words of your own. */
            readonly name: string;
            /** @description What it is good for. */
            readonly scopes: readonly ("games:read" | "games:play" | "press:read" | "press:write" | "me")[];
            /** @description The program that it is for, by id; absent: you. */
            readonly bot?: string;
            readonly created: number;
            readonly expires: number;
            /** @description The day of its last use, in UTC: `2026-11-22`. Absent: never used. */
            readonly used?: string;
        };
        /**
         * TokensAnswer
         * @description Personal tokens that are good now.
         */
        readonly TokensAnswer: {
            readonly tokens: readonly components["schemas"]["PersonalToken"][];
        };
        /**
         * Guest
         * @description Somebody without an account, and their token, shown this once.
         */
        readonly Guest: {
            /** @description By this others invite the guest. */
            readonly user: string;
            /** @description What others see: `guest-` and six letters or digits. */
            readonly name: string;
            /** @description What it is good for. */
            readonly scopes: readonly ("games:read" | "games:play" | "press:read" | "press:write" | "me")[];
            /** @description When the guest’s time is over: 30 days from now. */
            readonly expires: number;
            /** @description The token itself, which is shown here alone. */
            readonly token: string;
        };
        /**
         * GuestTakeover
         * @description The guest that the caller was.
         */
        readonly GuestTakeover: {
            /** @description The token of the guest; it is nobody’s afterwards. */
            readonly token: string;
        };
        /**
         * TakenGuest
         * @description A guest whose games are the caller’s now.
         */
        readonly TakenGuest: {
            /** @description What the guest was called. */
            readonly name: string;
            /** @description In how many games the guest was. */
            readonly games: number;
        };
        /**
         * NewBot
         * @description A program that is to have an account.
         */
        readonly NewBot: {
            /** @description It is shown with your own name beside it. */
            readonly name: string;
        };
        /**
         * BotAccount
         * @description The account of a program.
         */
        readonly BotAccount: {
            readonly id: string;
            readonly name: string;
            readonly created: number;
        };
        /**
         * BotsAnswer
         * @description Programs of the caller.
         */
        readonly BotsAnswer: {
            readonly bots: readonly components["schemas"]["BotAccount"][];
        };
        /**
         * MyGamesPage
         * @description A page of one’s own games, in the fields that were chosen.
         */
        readonly MyGamesPage: {
            readonly games: readonly components["schemas"]["MyGame"][];
            readonly cursor?: string;
        };
        /**
         * MyGame
         * @description A game of one’s own, in the fields that were chosen.
         */
        readonly MyGame: {
            readonly id?: string;
            /** @description Which game is played: an id of GET /v1/rules. */
            readonly of?: string;
            /** @description In lists, and of games of form 1. Else GET /games/{game}/people has it: an answer with a version holds no free text. */
            readonly title?: string;
            /** @enum {string} */
            readonly status?: "lobby" | "playing" | "over";
            /** @description The moment of play, for people, in the language asked for. */
            readonly phase?: string;
            /** @description Number of the newest commit shown. */
            readonly version?: number;
            /** @description When that commit was made. */
            readonly at?: number;
            /** @description Your seat: the one that is waited for, or else the first that you hold. */
            readonly seat?: string;
            /** @description The open question to it. */
            readonly ask?: string;
            /** @description What sort of question: the key of its deadline. `reveal`: your bytes for the dice are waited for; `confirm`: that you are there. */
            readonly kind?: string;
            /** @description Whether the game waits for you. */
            readonly awaited?: boolean;
            /** @description When silence answers, or an unstarted lobby expires. Absent: never. */
            readonly deadline?: number;
        };
        /**
         * MyEventsAnswer
         * @description What concerns the caller since a cursor, over all games.
         */
        readonly MyEventsAnswer: {
            /** @description The oldest change first. */
            readonly events: readonly components["schemas"]["MyEvent"][];
            /** @description Games in which something was written to you since: read it by `GET /v1/games/{game}/press`. */
            readonly press?: readonly string[];
            /** @description Send it as `after` the next time. */
            readonly cursor: string;
            /**
             * @description There is more: ask again at once.
             * @constant
             */
            readonly more?: true;
        };
        /**
         * MyEvent
         * @description A game that changed, as it is now.
         */
        readonly MyEvent: {
            readonly game: string;
            /** @description Number of its newest commit. */
            readonly version: number;
            /** @description When that commit was made. */
            readonly at: number;
            /** @enum {string} */
            readonly status: "lobby" | "playing" | "over";
            /** @description Whether it waits for you: an open question is put to a seat of yours. */
            readonly awaited: boolean;
            /** @description When silence answers, or an unstarted lobby expires. */
            readonly due?: number;
        };
        /**
         * Notice
         * @description Something that the caller was to be told.
         */
        readonly Notice: {
            /** @description Its place among your notices. */
            readonly number: number;
            /** @description What receivers know it by, however often it is sent. */
            readonly id: string;
            /**
             * @description Why you are told: `deadline` before it, `started` and `over` of a game of yours.
             * @enum {string}
             */
            readonly reason: "your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered";
            readonly game: string;
            /** @description When it was made. */
            readonly at: number;
        };
        /**
         * NoticesAnswer
         * @description Notices after a number.
         */
        readonly NoticesAnswer: {
            /** @description The oldest first. */
            readonly notices: readonly components["schemas"]["Notice"][];
            /** @description The number of your newest notice; 0: you have none. */
            readonly newest: number;
        };
        /**
         * NewHook
         * @description A program on the web that is to be told.
         */
        readonly NewHook: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hook";
            /** @description Where it is sent: `https`, port 443, a public address. */
            readonly url: string;
            /** @description What you are told by this way; none: nothing, as long as it stays so. Without it: `["your-turn","deadline","press","started","over","invited","seat-offered"]`. */
            readonly reasons?: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
        };
        /** NewPushKeys */
        readonly NewPushKeys: {
            readonly p256dh: string;
            readonly auth: string;
        };
        /**
         * NewPush
         * @description A browser that is to be told.
         */
        readonly NewPush: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "push";
            /** @description `endpoint` of the `PushSubscription` of a browser. */
            readonly endpoint: string;
            /** @description Its keys, as `PushSubscription.toJSON()` has them. */
            readonly keys: components["schemas"]["NewPushKeys"];
            /** @description What you are told by this way; none: nothing, as long as it stays so. Without it: `["your-turn","deadline","press","started","over","invited","seat-offered"]`. */
            readonly reasons?: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
        };
        /**
         * NewMail
         * @description An address that mail is to go to.
         */
        readonly NewMail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "mail";
            /** Format: email */
            readonly address: string;
            /** @description What you are told by this way; none: nothing, as long as it stays so. Without it: `["your-turn","deadline","press","started","over","invited","seat-offered"]`. */
            readonly reasons?: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
        };
        /**
         * NewWay
         * @description A way by which the caller is to be told.
         */
        readonly NewWay: components["schemas"]["NewHook"] | components["schemas"]["NewPush"] | components["schemas"]["NewMail"];
        /**
         * EditedWay
         * @description What the caller is to be told by a way.
         */
        readonly EditedWay: {
            /** @description What you are told by this way; none: nothing, as long as it stays so. */
            readonly reasons: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
        };
        /**
         * Confirmation
         * @description That mail has arrived.
         */
        readonly Confirmation: {
            /** @description What the mail says. */
            readonly code: string;
        };
        /**
         * Way
         * @description A way by which the caller is told.
         */
        readonly Way: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "hook" | "push" | "mail";
            /** @description The URL of a hook, the host of a push service, an address. */
            readonly to: string;
            /**
             * @description `asked`: its receiver is asked whether it wants to be told; `on`; `off`: nothing is sent by it any more, and `why` says for what reason.
             * @enum {string}
             */
            readonly state: "asked" | "on" | "off";
            /**
             * @description `gone`: the receiver said so (410); `failing`: nothing came through for 5 days; `unsubscribed`: by the link in a mail; `silent`: it did not give the challenge back.
             * @enum {string}
             */
            readonly why?: "gone" | "failing" | "unsubscribed" | "silent";
            /** @description What you are told by this way; none: nothing, as long as it stays so. */
            readonly reasons: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
            readonly created: number;
            /** @description Since when nothing came through; absent: the last one did. */
            readonly failing?: number;
        };
        /**
         * MadeWay
         * @description A way, with the secret that is shown this once.
         */
        readonly MadeWay: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "hook" | "push" | "mail";
            /** @description The URL of a hook, the host of a push service, an address. */
            readonly to: string;
            /**
             * @description `asked`: its receiver is asked whether it wants to be told; `on`; `off`: nothing is sent by it any more, and `why` says for what reason.
             * @enum {string}
             */
            readonly state: "asked" | "on" | "off";
            /**
             * @description `gone`: the receiver said so (410); `failing`: nothing came through for 5 days; `unsubscribed`: by the link in a mail; `silent`: it did not give the challenge back.
             * @enum {string}
             */
            readonly why?: "gone" | "failing" | "unsubscribed" | "silent";
            /** @description What you are told by this way; none: nothing, as long as it stays so. */
            readonly reasons: readonly ("your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered")[];
            readonly created: number;
            /** @description Since when nothing came through; absent: the last one did. */
            readonly failing?: number;
            /** @description Of a hook: what its signatures are made with. It is shown here alone. */
            readonly secret?: string;
        };
        /**
         * WaysAnswer
         * @description The ways by which the caller is told.
         */
        readonly WaysAnswer: {
            readonly ways: readonly components["schemas"]["Way"][];
            /** @description The `applicationServerKey` that browsers subscribe with. */
            readonly push: string;
        };
        /**
         * WaySecret
         * @description A secret, shown this once.
         */
        readonly WaySecret: {
            /** @description The new secret, which is shown here alone. */
            readonly secret: string;
            /** @description Until when the one before signs as well. */
            readonly until: number;
        };
        /**
         * Delivery
         * @description What became of bringing a notice by a way.
         */
        readonly Delivery: {
            readonly notice: string;
            /**
             * @description Why you are told: `deadline` before it, `started` and `over` of a game of yours.
             * @enum {string}
             */
            readonly reason: "your-turn" | "deadline" | "press" | "started" | "over" | "invited" | "seat-offered";
            readonly game: string;
            /**
             * @description `dead`: it is not tried again by itself.
             * @enum {string}
             */
            readonly state: "waiting" | "sent" | "dead";
            readonly tries: number;
            /** @description The minute in which it was tried last, or asked for. */
            readonly at: number;
            /**
             * @description The class of what the receiver said; `refused`: its address is no public one; `unreachable`: nobody took it there.
             * @enum {string}
             */
            readonly outcome?: "2xx" | "3xx" | "4xx" | "5xx" | "refused" | "timeout" | "unreachable";
        };
        /**
         * DeliveriesAnswer
         * @description Deliveries of the last 30 days.
         */
        readonly DeliveriesAnswer: {
            /** @description The newest first. */
            readonly deliveries: readonly components["schemas"]["Delivery"][];
        };
        /** SightAnswerSpace */
        readonly SightAnswerSpace: {
            readonly space: string;
            readonly distance: number;
            readonly sees: boolean;
            readonly dice: number;
        };
        /**
         * SightAnswer
         * @description What a piece could fire at from where it stands.
         */
        readonly SightAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description The piece that was asked about. */
            readonly from: string;
            /** @description Every space within its range, but those beside it; `dice` is 0 where it does not see. */
            readonly spaces: readonly components["schemas"]["SightAnswerSpace"][];
        };
        /**
         * CommitsPage
         * @description Commits in ascending order.
         */
        readonly CommitsPage: {
            readonly commits: readonly components["schemas"]["Commit"][];
            /** @description Where the commits after these are; absent when there are none yet. */
            readonly next?: string;
        };
        /**
         * Commit
         * @description One command and what came of it. A commit as one reader sees it never changes: what is opened later is carried by a later commit.
         */
        readonly Commit: components["schemas"]["CommitForm1"] | components["schemas"]["CommitForm2"];
        /**
         * CommitForm1
         * @description A commit of form 1, which games of release 0.1.0 have to their end.
         */
        readonly CommitForm1: {
            readonly envelope: components["schemas"]["EnvelopeForm1"];
            readonly secrets: components["schemas"]["SecretsForm1"];
            /** @description SHA-256 of the canonical envelope (RFC 8785), base64url. */
            readonly hash: string;
        };
        /**
         * CommitForm2
         * @description A commit of form 2.
         */
        readonly CommitForm2: {
            readonly envelope: components["schemas"]["EnvelopeForm2"];
            readonly secrets: components["schemas"]["SecretsForm2"];
            /** @description SHA-256 of the canonical envelope (RFC 8785), base64url. */
            readonly hash: string;
        };
        /**
         * EnvelopeForm1
         * @description The public part of a commit of form 1: what `hash` covers.
         */
        readonly EnvelopeForm1: {
            readonly game: string;
            /** @description Version: 1 for the first commit, no number left out. */
            readonly v: number;
            /** @description Milliseconds since 1970, never before the commit before. */
            readonly at: number;
            /** @description Who acted: `seat:<id>`, `user:<id>`, `clock` (a deadline), `bots`, `house` (after a restore), or `someone` (who takes a seat of an anonymous game). */
            readonly by: string;
            /** @description Names the command: a retry has the same. */
            readonly cmdId: string;
            /** @description The open question that was answered. */
            readonly ask?: string;
            /** @description Version of the rules, e.g. `diplomacy@1`. */
            readonly rules: string;
            /** @description What happened: facts of the match, and facts of the game played. */
            readonly events: readonly components["schemas"]["Event"][];
            /** @description Commitment to the command. */
            readonly command: string;
            /** @description Hash of the commit before; empty in the first. */
            readonly prev: string | "";
            /** @description Release of the software that decided the command. */
            readonly engine: string;
            /** @description Chance: the counters, after it, of the streams it drew from. */
            readonly draws: {
                readonly [key: string]: number;
            };
        };
        /** EnvelopeForm2Draw */
        readonly EnvelopeForm2Draw: {
            /** @description The stream. */
            readonly s: string;
            /** @description The index of the first of these draws. */
            readonly i: number;
            /** @description How many outcomes the first of them had. */
            readonly n: number;
            /** @description How many draws. */
            readonly k: number;
            /** @description The event that shows or seals what was drawn. */
            readonly e: number;
            /** @description The piles that cards were drawn from. */
            readonly from?: readonly string[];
        };
        /** EnvelopeForm2Move */
        readonly EnvelopeForm2Move: {
            readonly e: number;
            readonly from: string;
            readonly to: string;
            readonly n: number;
        };
        /**
         * EnvelopeForm2
         * @description The public part of a commit of form 2: what `hash` covers.
         */
        readonly EnvelopeForm2: {
            readonly game: string;
            /** @description Version: 1 for the first commit, no number left out. */
            readonly v: number;
            /** @description Milliseconds since 1970, never before the commit before. */
            readonly at: number;
            /** @description Who acted: `seat:<id>`, `user:<id>`, `clock` (a deadline), `bots`, `house` (after a restore), or `someone` (who takes a seat of an anonymous game). */
            readonly by: string;
            /** @description Names the command: a retry has the same. */
            readonly cmdId: string;
            /** @description The open question that was answered. */
            readonly ask?: string;
            /** @description Version of the rules, e.g. `diplomacy@1`. */
            readonly rules: string;
            /** @description What happened: facts of the match, and facts of the game played. */
            readonly events: readonly components["schemas"]["Event"][];
            /** @description Commitment to the command. */
            readonly command: string;
            /** @description Hash of the commit before; empty in the first. */
            readonly prev: string | "";
            /** @constant */
            readonly form: 2;
            /** @description SHA-256 of the file of the engine that decided the command. */
            readonly engine: string;
            /** @description Minutes since 1970 of the restore of the log that it follows; 0: none. */
            readonly epoch: number;
            /** @description 16 random bytes: salts depend on it, and no draw. */
            readonly nonce: string;
            /** @description When the command had arrived, if that was before `at`. */
            readonly arrived?: number;
            /** @description Every draw, in order. */
            readonly draws: readonly components["schemas"]["EnvelopeForm2Draw"][];
            /** @description How many cards went from which pile to which, by event. */
            readonly moves: readonly components["schemas"]["EnvelopeForm2Move"][];
            /** @description All piles before the first event of the game. */
            readonly stock?: {
                readonly [key: string]: readonly (number | string)[];
            };
            /** @description Commitment to the cards moved. */
            readonly piles?: string;
        };
        /** SecretsForm1Command */
        readonly SecretsForm1Command: {
            readonly value: components["schemas"]["Json"];
            readonly salt: string;
        };
        /** SecretsForm1Seal */
        readonly SecretsForm1Seal: {
            readonly e: number;
            readonly value: components["schemas"]["Json"];
            readonly salt: string;
        };
        /** SecretsForm1OpenedItem */
        readonly SecretsForm1OpenedItem: {
            readonly e: number;
            readonly o: number;
            readonly value: components["schemas"]["Json"];
            readonly salt: string;
        };
        /**
         * SecretsForm1
         * @description The part of a commit that is not public, as far as the reader may know it: `command`; `seals`, the values sealed in event `e`; `opened`, the values
         *     that event `e` opens in its opening `o` to some seats only. Each with the salt that its commitment was made with.
         */
        readonly SecretsForm1: {
            readonly command?: components["schemas"]["SecretsForm1Command"];
            readonly seals: readonly components["schemas"]["SecretsForm1Seal"][];
            readonly opened: readonly components["schemas"]["SecretsForm1OpenedItem"][];
        };
        /**
         * SecretsForm2
         * @description The part of a commit that is not public, as far as the reader may know it: `command`; `seals`, the values sealed in event `e`; `opened`, the values
         *     that event `e` opens in its opening `o` to some seats only. Each with the salt that its commitment was made with. `piles`: the cards that moved, once the game is over.
         */
        readonly SecretsForm2: {
            readonly command?: components["schemas"]["SecretsForm1Command"];
            readonly seals: readonly components["schemas"]["SecretsForm1Seal"][];
            readonly opened: readonly components["schemas"]["SecretsForm1OpenedItem"][];
            readonly piles?: components["schemas"]["SecretsForm1Command"];
        };
        /**
         * Event
         * @description What happened: a fact of the match, or of the game played.
         */
        readonly Event: components["schemas"]["MatchEvent"] | components["schemas"]["GameEvent"];
        /**
         * EditedSettings
         * @description The settings that a change of the lobby gave.
         */
        readonly EditedSettings: {
            /** @enum {string} */
            readonly visibility?: "public" | "private";
            readonly deadlines?: {
                readonly [key: string]: number;
            };
            readonly grace?: number;
            /** @enum {string} */
            readonly draw?: "unanimous" | "off";
            /** @enum {string} */
            readonly absent?: "lapse" | "bot" | "wait";
            readonly lobbyExpires?: number;
            /** @description What is asked of people who sit down, decided when they do. The owner, those invited to a seat, and who sat there before are asked nothing. An anonymous game asks for `reliability` alone, at most 90: more would say who may sit there. Left out: nothing. */
            readonly conditions?: components["schemas"]["SettingsConditions"];
            /**
             * @description Whether everybody sees who wants a draw, or nobody until the game is over. Without it: `"open"`.
             * @enum {string}
             */
            readonly votes?: "open" | "secret";
            /** @description The result counts: nobody agrees on a draw with bots alone; it takes two people in play. Without it: `false`. */
            readonly rated?: boolean;
            /** @description How many seconds a pause may last, to which all people in play agree; 0: there are none. Without it: `{"most":2592000}`. */
            readonly pause?: components["schemas"]["SettingsPause"];
            /** @description How often each seat may prolong the deadline of its question, once for a question, and by how many seconds; more than half of the people in play may do so by vote, as often as they like. Without it: `{"count":0,"seconds":86400}`. */
            readonly extensions?: components["schemas"]["SettingsExtensions"];
            /** @description Days that each seat may be away in this game; its clock stands still meanwhile. Without it: `0`. */
            readonly away?: number;
            /** @description As `ready`; `null`: nobody is asked. */
            readonly ready?: components["schemas"]["SettingsReady"] | null;
            /** @description As `vacate`; `null`: never. */
            readonly vacate?: components["schemas"]["SettingsVacate"] | null;
            /** @description As `calendar`; `null`: deadlines run always. */
            readonly calendar?: components["schemas"]["SettingsCalendar"] | null;
        };
        /** MatchEventCreated */
        readonly MatchEventCreated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/created";
            readonly of: string;
            /** @description In form 1 alone. */
            readonly title?: string;
            /** @description In form 2: the commitment to the title and all names. */
            readonly texts?: string;
            readonly owner: string;
            readonly options: components["schemas"]["Json"];
            readonly settings: components["schemas"]["Settings"];
            readonly seedCommitment: string;
            /** @description Of a rematch. */
            readonly origin?: components["schemas"]["MatchEventCreatedOrigin"];
            readonly chairs: readonly components["schemas"]["SeatSpec"][];
        };
        /** MatchEventCreatedOrigin */
        readonly MatchEventCreatedOrigin: {
            /** @constant */
            readonly is: "rematch";
            readonly game: string;
            /** @description Of the newest commit of that game. */
            readonly hash: string;
            /** @description By place, the pseudonym here of who played there before: it is kept for them for a day. */
            readonly places?: {
                readonly [key: string]: string;
            };
        };
        /** MatchEventEdited */
        readonly MatchEventEdited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/edited";
            /** @description The commitment to the title and all names, as they are now. */
            readonly texts: string;
            readonly options?: components["schemas"]["Json"];
            readonly chairs?: readonly components["schemas"]["SeatSpec"][];
            readonly settings?: components["schemas"]["EditedSettings"];
        };
        /** MatchEventJoined */
        readonly MatchEventJoined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/joined";
            readonly seat: string;
            /** @description Sealed in an anonymous game. */
            readonly holder?: components["schemas"]["Holder"];
            readonly sealed?: components["schemas"]["Seal"];
            /** @description With the setting `entropy: joint`: the hash of the bytes that the person will reveal. */
            readonly contribution?: string;
        };
        /** MatchEventContributed */
        readonly MatchEventContributed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/contributed";
            readonly seat: string;
            readonly contribution: string;
        };
        /** MatchEventClosed */
        readonly MatchEventClosed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/closed";
            readonly contributions: readonly components["schemas"]["MatchEventClosedContribution"][];
            /** @description Without joint dice: the places of people, who are asked whether they are there. */
            readonly seats?: readonly string[];
        };
        /** MatchEventClosedContribution */
        readonly MatchEventClosedContribution: {
            readonly seat: string;
            readonly contribution: string;
        };
        /** MatchEventConfirmed */
        readonly MatchEventConfirmed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/confirmed";
            readonly seat: string;
        };
        /** MatchEventRevealed */
        readonly MatchEventRevealed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/revealed";
            readonly seat: string;
            /** @description 32 bytes, base64url. */
            readonly bytes: string;
        };
        /** MatchEventReopened */
        readonly MatchEventReopened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/reopened";
            /** @description How many starts have failed. */
            readonly failed: number;
        };
        /** MatchEventPreferred */
        readonly MatchEventPreferred: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/preferred";
            readonly seat: string;
            readonly sealed: components["schemas"]["Seal"];
        };
        /** MatchEventDealt */
        readonly MatchEventDealt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/dealt";
            /** @description By seat, the place in the lobby of who sits there now. */
            readonly from: {
                readonly [key: string]: string;
            };
            readonly opens?: readonly components["schemas"]["Opening"][];
        };
        /** MatchEventLeft */
        readonly MatchEventLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/left";
            readonly seat: string;
            /** @enum {string} */
            readonly how: "left" | "resigned" | "unrevealed" | "unconfirmed" | "moved" | "removed";
        };
        /** MatchEventStarted */
        readonly MatchEventStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/started";
        };
        /** MatchEventVoted */
        readonly MatchEventVoted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/voted";
            readonly seat: string;
            /** @enum {string} */
            readonly kind: "draw" | "cancel" | "ready" | "pause" | "extend" | "concede" | "calendar";
            readonly value: boolean;
            /** @description What a vote for a calendar is for. */
            readonly calendar?: components["schemas"]["SettingsCalendar"];
        };
        /** MatchEventStood */
        readonly MatchEventStood: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/stood";
            readonly seat: string;
            readonly sealed: components["schemas"]["Seal"];
        };
        /** MatchEventNoted */
        readonly MatchEventNoted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/noted";
            readonly seat: string;
            readonly sealed: components["schemas"]["Seal"];
        };
        /** MatchEventPaused */
        readonly MatchEventPaused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/paused";
            /** @description Milliseconds that are given back of the deadline afterwards. */
            readonly left?: number;
        };
        /** MatchEventResumed */
        readonly MatchEventResumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/resumed";
        };
        /** MatchEventExtended */
        readonly MatchEventExtended: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/extended";
            /** @description Out of whose account; left out: by vote. */
            readonly seat?: string;
            /** @description For which question. */
            readonly ask?: string;
        };
        /** MatchEventAway */
        readonly MatchEventAway: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/away";
            readonly seat: string;
            readonly until: number;
            /** @description Days for which the seat may be away after that. */
            readonly left: number;
        };
        /** MatchEventVacated */
        readonly MatchEventVacated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/vacated";
            readonly seat: string;
        };
        /** MatchEventCalendar */
        readonly MatchEventCalendar: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/calendar";
            readonly calendar: components["schemas"]["SettingsCalendar"];
        };
        /** MatchEventAnswered */
        readonly MatchEventAnswered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/answered";
            readonly seat: string;
            readonly ask: string;
            /**
             * @description What answered; sealed where every person begins with an order.
             * @enum {string}
             */
            readonly how?: "standing" | "lapse";
            /** @description `standing` or `lapse`, for the seat alone until the game is over. */
            readonly sealed?: components["schemas"]["Seal"];
        };
        /** MatchEventTookBack */
        readonly MatchEventTookBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/took-back";
            readonly seat: string;
            readonly version: number;
        };
        /** MatchEventRestored */
        readonly MatchEventRestored: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/restored";
            readonly from: number;
        };
        /** MatchEventClockSet */
        readonly MatchEventClockSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/clock-set";
            readonly was: number;
        };
        /** MatchEventClock */
        readonly MatchEventClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/clock";
            readonly due?: number;
            /** @constant */
            readonly grace?: true;
        };
        /** MatchEventEnded */
        readonly MatchEventEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match/ended";
            readonly outcome: components["schemas"]["Outcome"];
            readonly seed: string;
            readonly opens?: readonly components["schemas"]["Opening"][];
        };
        /**
         * MatchEvent
         * @description A fact of a match, whatever game is played.
         */
        readonly MatchEvent: components["schemas"]["MatchEventCreated"] | components["schemas"]["MatchEventEdited"] | components["schemas"]["MatchEventJoined"] | components["schemas"]["MatchEventContributed"] | components["schemas"]["MatchEventClosed"] | components["schemas"]["MatchEventConfirmed"] | components["schemas"]["MatchEventRevealed"] | components["schemas"]["MatchEventReopened"] | components["schemas"]["MatchEventPreferred"] | components["schemas"]["MatchEventDealt"] | components["schemas"]["MatchEventLeft"] | components["schemas"]["MatchEventStarted"] | components["schemas"]["MatchEventVoted"] | components["schemas"]["MatchEventStood"] | components["schemas"]["MatchEventNoted"] | components["schemas"]["MatchEventPaused"] | components["schemas"]["MatchEventResumed"] | components["schemas"]["MatchEventExtended"] | components["schemas"]["MatchEventAway"] | components["schemas"]["MatchEventVacated"] | components["schemas"]["MatchEventCalendar"] | components["schemas"]["MatchEventAnswered"] | components["schemas"]["MatchEventTookBack"] | components["schemas"]["MatchEventRestored"] | components["schemas"]["MatchEventClockSet"] | components["schemas"]["MatchEventClock"] | components["schemas"]["MatchEventEnded"];
        /**
         * GameEvent
         * @description A fact of the game played, with its outcome (dice, cards, results) inside.
         */
        readonly GameEvent: components["schemas"]["DiplomacyEvent"] | components["schemas"]["NapoleonicsEvent"] | components["schemas"]["KutuzovEvent"];
        /**
         * Seal
         * @description A secret: who may know it, and a commitment instead of its value.
         */
        readonly Seal: {
            /** @description The seats that may know the value. */
            readonly to: readonly string[];
            /** @description The name by which a later event opens it. */
            readonly topic: string;
            /** @description Of the value under its salt, base64url: in form 2 an HMAC, in form 1 a hash (LOG.md). */
            readonly commitment: string;
        };
        /**
         * Opening
         * @description Opens what was sealed in event `e` of commit `v`: to everyone, with value and salt here; or `to` some seats, with value and salt among the secrets.
         */
        readonly Opening: components["schemas"]["OpeningToAll"] | components["schemas"]["OpeningToSome"];
        /**
         * OpeningToAll
         * @description Opens to everyone what was sealed in event `e` of commit `v`.
         */
        readonly OpeningToAll: {
            readonly topic: string;
            readonly v: number;
            readonly e: number;
            readonly value: components["schemas"]["Json"];
            readonly salt: string;
        };
        /**
         * OpeningToSome
         * @description Opens what was sealed in event `e` of commit `v` to some seats.
         */
        readonly OpeningToSome: {
            readonly topic: string;
            readonly v: number;
            readonly e: number;
            readonly to: readonly string[];
        };
        /** SeriesAnswerPhase */
        readonly SeriesAnswerPhase: {
            /** @description Number of the commit. */
            readonly version: number;
            /** @description For people, in the language asked for. */
            readonly name: string;
        };
        /**
         * SeriesAnswer
         * @description Numbers of a game from version to version, and its phases.
         */
        readonly SeriesAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Up to which version it is told. */
            readonly version: number;
            /** @description The versions that began another phase or turn. */
            readonly phases: readonly components["schemas"]["SeriesAnswerPhase"][];
            readonly charts: readonly components["schemas"]["Chart"][];
        };
        /** ChartLine */
        readonly ChartLine: {
            /** @description Whose: a power, a side, a Camp. */
            readonly line: string;
            /** @description For people, in the language asked for. */
            readonly name: string;
        };
        /** ChartPoint */
        readonly ChartPoint: {
            /** @description Number of the commit. */
            readonly version: number;
            /** @description A number for each line, in their order. */
            readonly values: readonly number[];
        };
        /**
         * Chart
         * @description Numbers from version to version, a line for each that has them.
         */
        readonly Chart: {
            /** @description Which one: `centres`, `banners`, `morale`, `luck`. */
            readonly chart: string;
            /** @description For people, in the language asked for. */
            readonly name: string;
            readonly lines: readonly components["schemas"]["ChartLine"][];
            /** @description The versions in which one of the numbers changed. */
            readonly points: readonly components["schemas"]["ChartPoint"][];
        };
        /**
         * StoryAnswer
         * @description Commits in sentences, told to one reader.
         */
        readonly StoryAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the newest commit. */
            readonly version: number;
            /** @description The commits that tell people something, in ascending order. */
            readonly lines: readonly components["schemas"]["StoryLine"][];
            /** @description Where the commits after these are; absent when there are none yet. */
            readonly next?: string;
        };
        /**
         * StoryLine
         * @description A commit in sentences.
         */
        readonly StoryLine: {
            /** @description Number of the commit. */
            readonly version: number;
            /** @description When, in milliseconds since 1970. */
            readonly at: number;
            /** @description The seat that acted; absent: the clock, a bot of the house, or somebody without a seat did. */
            readonly seat?: string;
            /** @description What came of it, in the language asked for, as far as the reader may know it. */
            readonly lines: readonly string[];
        };
        /**
         * PhasesAnswer
         * @description The resolved phases of a game, told from what is public.
         */
        readonly PhasesAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description Resolved phases in order; their shape is the game’s own (`DiplomacyChapter`). */
            readonly phases: readonly components["schemas"]["Chapter"][];
            /** @description Where the phases after these are; absent when there are none yet. */
            readonly next?: string;
        };
        /** AuditReportChecks */
        readonly AuditReportChecks: {
            /** @description Links of the chain. */
            readonly commits: number;
            /** @description Commitments compared with the value and salt they stand for. */
            readonly commitments: number;
            /** @description Openings of seals compared with what was sealed. */
            readonly openings: number;
            /** @description Draws of dice and cards drawn again from the seed, without any rule. */
            readonly draws: number;
            /** @description Commands decided again by the very engine that decided them, with chance drawn again from the seed. */
            readonly redecided: number;
            /** @description Receipts and signed heads that the log was compared with: none here. */
            readonly kept: number;
        };
        /** AuditReportEngine */
        readonly AuditReportEngine: {
            /** @description As commits call it: the SHA-256 of its file, or a release in logs that 0.1.0 began. */
            readonly name: string;
            /** @description Commits that name it. */
            readonly commits: number;
            /** @description It is at hand here, so its commands could be decided again. */
            readonly known: boolean;
        };
        /**
         * AuditReport
         * @description What was checked of a log and what was found, with the head of its chain signed.
         */
        readonly AuditReport: {
            /**
             * @description `holds`: everything was checked, and nothing is wrong. `broken`: see `findings`. `unchecked`: nothing was found, but an engine is not at hand here, or secrets or the end are missing (as while the game runs).
             * @enum {string}
             */
            readonly verdict: "holds" | "broken" | "unchecked";
            /** @description The verdict is `holds`. */
            readonly ok: boolean;
            /** @description Id of the game. */
            readonly game: string;
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description Hash of that commit: the head of the chain. */
            readonly hash: string;
            /** @description The game is over, and nothing is left out: seed and chance could be checked. */
            readonly complete: boolean;
            readonly checks: components["schemas"]["AuditReportChecks"];
            readonly findings: readonly components["schemas"]["Finding"][];
            readonly engines: readonly components["schemas"]["AuditReportEngine"][];
            /** @description In words: what was checked, what could not be, and what that leaves open. */
            readonly says: readonly string[];
            /** @description A JWS (ES256) of `{ game, version, hash, at }`, to be checked with a key of /.well-known/jwks.json and kept. */
            readonly signedHead: string;
        };
        /**
         * Finding
         * @description Something wrong with a log.
         */
        readonly Finding: {
            /** @description The commit where it shows. */
            readonly v: number;
            /** @description `BROKEN_CHAIN`, `WRONG_COMMITMENT`, `WRONG_SEED`, `NOT_REPEATABLE`, ... */
            readonly code: string;
            readonly detail: string;
        };
        /** JwksKey */
        readonly JwksKey: {
            readonly kty: string;
            readonly kid?: string;
            readonly alg?: string;
            readonly use?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Jwks
         * @description A JSON Web Key Set (RFC 7517).
         */
        readonly Jwks: {
            readonly keys: readonly components["schemas"]["JwksKey"][];
        };
        /**
         * ProblemMeaning
         * @description What a code of a problem means, and what to do about it.
         */
        readonly ProblemMeaning: {
            readonly code: string;
            /** @description What the code means. */
            readonly means: string;
            /** @description What to do about it. */
            readonly todo: string;
        };
        /**
         * Health
         * @description The service answers.
         */
        readonly Health: {
            /** @constant */
            readonly ok: true;
            /** @description The release that answers. */
            readonly engine: string;
            /** @description The clock of the service, in milliseconds since 1970. */
            readonly now: number;
            /** @description Where the live channel is (`/asyncapi.yaml`): a URL, or a path of this service. */
            readonly live: string;
        };
        /** DiplomacyOrderHold */
        readonly DiplomacyOrderHold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "hold";
        };
        /** DiplomacyOrderMove */
        readonly DiplomacyOrderMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "move";
            readonly to: string;
            /** @constant */
            readonly via?: "convoy";
        };
        /** DiplomacyOrderSupport */
        readonly DiplomacyOrderSupport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "support";
            readonly of: string;
            readonly to?: string;
        };
        /** DiplomacyOrderConvoy */
        readonly DiplomacyOrderConvoy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "convoy";
            readonly of: string;
            readonly to: string;
        };
        /** DiplomacyOrderRetreat */
        readonly DiplomacyOrderRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "retreat";
            readonly to: string;
        };
        /** DiplomacyOrderDisband */
        readonly DiplomacyOrderDisband: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "disband";
        };
        /** DiplomacyOrderBuild */
        readonly DiplomacyOrderBuild: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "build";
            /** @enum {string} */
            readonly unit: "A" | "F";
            /** @enum {string} */
            readonly coast?: "nc" | "sc";
        };
        /** DiplomacyOrderVoid */
        readonly DiplomacyOrderVoid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly order: "void";
            readonly written: string;
        };
        /**
         * DiplomacyOrder
         * @description An order for the unit, or the build, in the province that is its key.
         */
        readonly DiplomacyOrder: components["schemas"]["DiplomacyOrderHold"] | components["schemas"]["DiplomacyOrderMove"] | components["schemas"]["DiplomacyOrderSupport"] | components["schemas"]["DiplomacyOrderConvoy"] | components["schemas"]["DiplomacyOrderRetreat"] | components["schemas"]["DiplomacyOrderDisband"] | components["schemas"]["DiplomacyOrderBuild"] | components["schemas"]["DiplomacyOrderVoid"];
        /**
         * DiplomacyUnit
         * @description A unit: `A` an army, `F` a fleet. `loc` is its province, with a coast where there are two (`stp/nc`).
         */
        readonly DiplomacyUnit: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            /** @enum {string} */
            readonly type: "A" | "F";
            readonly loc: string;
        };
        /**
         * DiplomacyDislodged
         * @description A unit that must retreat or disband: where its attacker came from, and where it may go.
         */
        readonly DiplomacyDislodged: {
            readonly unit: components["schemas"]["DiplomacyUnit"];
            readonly from: string;
            readonly retreats: readonly string[];
        };
        /** DiplomacyResultUnit */
        readonly DiplomacyResultUnit: {
            /** @enum {string} */
            readonly type: "A" | "F";
            readonly loc: string;
        };
        /** DiplomacyResultWhy */
        readonly DiplomacyResultWhy: components["schemas"]["DiplomacyResultWhyUnreadable"] | components["schemas"]["DiplomacyResultWhyUnknownProvince"] | components["schemas"]["DiplomacyResultWhyWrongPhase"] | components["schemas"]["DiplomacyResultWhySameProvinceEtc"] | components["schemas"]["DiplomacyResultWhyNotAdjacentEtc"] | components["schemas"]["DiplomacyResultWhyNORoute"] | components["schemas"]["DiplomacyResultWhyCoastAmbiguous"] | components["schemas"]["DiplomacyResultWhyFleetInlandEtc"] | components["schemas"]["DiplomacyResultWhyNotHomeEtc"] | components["schemas"]["DiplomacyResultWhyNORemovalsEtc"] | components["schemas"]["DiplomacyResultWhyStaysEtc"] | components["schemas"]["DiplomacyResultWhyOutweighsEtc"] | components["schemas"]["DiplomacyResultWhyOwnSupportEtc"] | components["schemas"]["DiplomacyResultWhyUnopposedEtc"] | components["schemas"]["DiplomacyResultWhyCarriedEtc"] | components["schemas"]["DiplomacyResultWhyChangesPlaces"] | components["schemas"]["DiplomacyResultWhyRetreatsClash"] | components["schemas"]["DiplomacyResultWhyCutEtc"] | components["schemas"]["DiplomacyResultWhySupportGivenEtc"] | components["schemas"]["DiplomacyResultWhyOtherMoveSupportedEtc"];
        /** DiplomacyResultWhyUnreadable */
        readonly DiplomacyResultWhyUnreadable: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "UNREADABLE";
            readonly written: string;
        };
        /** DiplomacyResultWhyUnknownProvince */
        readonly DiplomacyResultWhyUnknownProvince: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "UNKNOWN_PROVINCE";
            readonly written: string;
        };
        /** DiplomacyResultWhyWrongPhase */
        readonly DiplomacyResultWhyWrongPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "WRONG_PHASE";
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            /** @enum {string} */
            readonly order: "hold" | "move" | "support" | "convoy" | "retreat" | "disband" | "build";
        };
        /** DiplomacyResultWhySameProvinceEtc */
        readonly DiplomacyResultWhySameProvinceEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "SAME_PROVINCE" | "ARMY_AT_SEA" | "FLEET_BY_CONVOY" | "SUPPORT_ITSELF" | "CONVOY_BY_ARMY" | "CONVOY_FROM_COAST" | "CONVOY_OF_FLEET" | "NOT_DISLODGED";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
        };
        /** DiplomacyResultWhyNotAdjacentEtc */
        readonly DiplomacyResultWhyNotAdjacentEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NOT_ADJACENT" | "COAST_UNREACHABLE" | "SUPPORT_OUT_OF_REACH" | "SUPPORT_OF_IMPOSSIBLE_MOVE";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly to: string;
        };
        /** DiplomacyResultWhyNORoute */
        readonly DiplomacyResultWhyNORoute: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NO_ROUTE";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly from: string;
            readonly to: string;
        };
        /** DiplomacyResultWhyCoastAmbiguous */
        readonly DiplomacyResultWhyCoastAmbiguous: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "COAST_AMBIGUOUS";
            readonly coasts: readonly string[];
        };
        /** DiplomacyResultWhyFleetInlandEtc */
        readonly DiplomacyResultWhyFleetInlandEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "FLEET_INLAND" | "NO_UNIT" | "OCCUPIED" | "ATTACKER_CAME_FROM" | "CONTESTED" | "CLOSED";
            readonly at: string;
        };
        /** DiplomacyResultWhyNotHomeEtc */
        readonly DiplomacyResultWhyNotHomeEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NOT_HOME" | "NOT_CONTROLLED";
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly at: string;
        };
        /** DiplomacyResultWhyNORemovalsEtc */
        readonly DiplomacyResultWhyNORemovalsEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NO_REMOVALS" | "NO_BUILDS" | "NO_MORE_REMOVALS" | "NO_MORE_BUILDS";
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
        };
        /** DiplomacyResultWhyStaysEtc */
        readonly DiplomacyResultWhyStaysEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "STAYS" | "NOWHERE_TO_GO" | "NO_RETREAT_ORDER" | "DISBANDS" | "BUILDS" | "REMOVES" | "FARTHEST_FROM_HOME" | "FARTHEST_FROM_CENTRES";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
        };
        /** DiplomacyResultWhyOutweighsEtc */
        readonly DiplomacyResultWhyOutweighsEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "OUTWEIGHS" | "OUTWEIGHED" | "STANDS_OFF" | "NOT_STRONGER" | "HEAD_ON" | "OWN_UNIT_STAYS" | "DRIVES_OUT" | "DRIVEN_OUT" | "DRIVEN_BACK" | "MEETS_DRIVEN_BACK" | "WITHSTANDS";
            readonly unit: components["schemas"]["DiplomacyResultWhyOutweighsEtcUnit"];
            readonly against: readonly components["schemas"]["DiplomacyResultWhyOutweighsEtcUnit"][];
            readonly at: string;
        };
        /** DiplomacyResultWhyOutweighsEtcUnit */
        readonly DiplomacyResultWhyOutweighsEtcUnit: {
            /** @enum {string} */
            readonly type: "A" | "F";
            readonly loc: string;
            readonly strength: number;
        };
        /** DiplomacyResultWhyOwnSupportEtc */
        readonly DiplomacyResultWhyOwnSupportEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "OWN_SUPPORT" | "OWN_SUPPORT_STANDS_OFF";
            readonly unit: components["schemas"]["DiplomacyResultWhyOutweighsEtcUnit"];
            readonly counted: number;
            readonly against: readonly components["schemas"]["DiplomacyResultWhyOutweighsEtcUnit"][];
            readonly at: string;
        };
        /** DiplomacyResultWhyUnopposedEtc */
        readonly DiplomacyResultWhyUnopposedEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "UNOPPOSED" | "ROTATES" | "RETREATS" | "NO_CONVOY";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly to: string;
        };
        /** DiplomacyResultWhyCarriedEtc */
        readonly DiplomacyResultWhyCarriedEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "CARRIED" | "CARRIED_ANOTHER_WAY" | "NO_WHOLE_ROUTE" | "CONVOY_LOST" | "CONVOY_PARADOX";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly to: string;
            readonly fleets: readonly string[];
        };
        /** DiplomacyResultWhyChangesPlaces */
        readonly DiplomacyResultWhyChangesPlaces: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "CHANGES_PLACES";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly with: components["schemas"]["DiplomacyResultUnit"];
        };
        /** DiplomacyResultWhyRetreatsClash */
        readonly DiplomacyResultWhyRetreatsClash: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "RETREATS_CLASH";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly against: readonly components["schemas"]["DiplomacyResultUnit"][];
            readonly to: string;
        };
        /** DiplomacyResultWhyCutEtc */
        readonly DiplomacyResultWhyCutEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "CUT" | "CUT_BY_DISLODGEMENT" | "CUT_BY_CONVOYED_ARMY" | "NOT_CUT_BY_OWN_POWER" | "NOT_CUT_FROM_TARGET" | "NOT_CUT_BY_CONVOYED_ARMY";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly attacker: components["schemas"]["DiplomacyResultUnit"];
            readonly of: string;
        };
        /** DiplomacyResultWhySupportGivenEtc */
        readonly DiplomacyResultWhySupportGivenEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "SUPPORT_GIVEN" | "SUPPORTED_UNIT_MOVES" | "CONVOYS" | "CONVOY_NOT_NEEDED" | "CONVOY_IN_DOUBT";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly of: string;
        };
        /** DiplomacyResultWhyOtherMoveSupportedEtc */
        readonly DiplomacyResultWhyOtherMoveSupportedEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "OTHER_MOVE_SUPPORTED" | "OTHER_MOVE_CONVOYED";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly of: string;
            readonly to: string;
        };
        /**
         * DiplomacyResult
         * @description What became of one order, and the rule and the units that decided it.
         */
        readonly DiplomacyResult: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly order: components["schemas"]["DiplomacyOrder"];
            /** @enum {string} */
            readonly outcome: "succeeded" | "held" | "bounced" | "cut" | "void" | "disrupted" | "dislodged" | "illegal" | "disbanded";
            readonly rule: string;
            readonly summary?: string;
            readonly why: components["schemas"]["DiplomacyResultWhy"];
            readonly by: readonly string[];
            readonly dislodgedFrom?: string;
            /** @constant */
            readonly lost?: true;
        };
        /** AdjudicationInputDislodgedBeforeItemItem */
        readonly AdjudicationInputDislodgedBeforeItemItem: {
            /** @description a unit, such as "A bud", "F stp/sc" or "Fleet Norwegian Sea" */
            readonly unit: string;
            /** @description the province its attacker came from */
            readonly from?: string;
            /** @description where it may go */
            readonly retreats?: readonly string[];
        };
        /**
         * AdjudicationInput
         * @description A position of Diplomacy and the orders given in it, as people write them.
         */
        readonly AdjudicationInput: {
            readonly id?: string;
            /** @enum {string} */
            readonly season: "spring" | "fall" | "autumn";
            readonly year: number;
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            readonly unitsBefore: {
                readonly [key: string]: readonly string[];
            };
            readonly dislodgedBefore?: {
                readonly [key: string]: readonly (string | components["schemas"]["AdjudicationInputDislodgedBeforeItemItem"])[];
            };
            /** @description vacant because of a stand-off; for a retreat phase */
            readonly contestedBefore?: readonly string[];
            readonly centresBefore?: {
                readonly [key: string]: readonly string[];
            };
            readonly orders?: {
                readonly [key: string]: readonly string[];
            };
            /**
             * @description the answer says in `choices` what may be ordered
             * @constant
             */
            readonly choices?: true;
            /**
             * @description "rulebook" when left out
             * @enum {string}
             */
            readonly rulings?: "rulebook" | "datc";
        };
        /** AdjudicationDislodgedAfterItemItem */
        readonly AdjudicationDislodgedAfterItemItem: {
            readonly unit: string;
            readonly from: string;
            readonly retreats: readonly string[];
        };
        /** AdjudicationResult */
        readonly AdjudicationResult: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly unit?: string;
            /** @description the order as understood; as written, where it could not be read */
            readonly order: string;
            /** @enum {string} */
            readonly outcome: "succeeded" | "held" | "bounced" | "cut" | "void" | "disrupted" | "dislodged" | "illegal" | "disbanded";
            readonly rule: string;
            readonly summary?: string;
            /** @description what decided it, in the language asked for */
            readonly reason: string;
            /** @description the same in no language */
            readonly why?: components["schemas"]["AdjudicationResultWhy"];
            readonly by: readonly string[];
            readonly dislodgedFrom?: string;
            readonly suggestion?: string;
        };
        /** AdjudicationResultWhy */
        readonly AdjudicationResultWhy: components["schemas"]["AdjudicationResultWhyUnreadable"] | components["schemas"]["AdjudicationResultWhyUnknownProvince"] | components["schemas"]["AdjudicationResultWhyWrongPhase"] | components["schemas"]["AdjudicationResultWhySameProvinceEtc"] | components["schemas"]["AdjudicationResultWhyNotAdjacentEtc"] | components["schemas"]["AdjudicationResultWhyNORoute"] | components["schemas"]["AdjudicationResultWhyCoastAmbiguous"] | components["schemas"]["AdjudicationResultWhyFleetInlandEtc"] | components["schemas"]["AdjudicationResultWhyNotHomeEtc"] | components["schemas"]["AdjudicationResultWhyNORemovalsEtc"] | components["schemas"]["AdjudicationResultWhyStaysEtc"] | components["schemas"]["AdjudicationResultWhyOutweighsEtc"] | components["schemas"]["AdjudicationResultWhyOwnSupportEtc"] | components["schemas"]["AdjudicationResultWhyUnopposedEtc"] | components["schemas"]["AdjudicationResultWhyCarriedEtc"] | components["schemas"]["AdjudicationResultWhyChangesPlaces"] | components["schemas"]["AdjudicationResultWhyRetreatsClash"] | components["schemas"]["AdjudicationResultWhyCutEtc"] | components["schemas"]["AdjudicationResultWhySupportGivenEtc"] | components["schemas"]["AdjudicationResultWhyOtherMoveSupportedEtc"];
        /** AdjudicationResultWhyUnreadable */
        readonly AdjudicationResultWhyUnreadable: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "UNREADABLE";
            readonly written: string;
        };
        /** AdjudicationResultWhyUnknownProvince */
        readonly AdjudicationResultWhyUnknownProvince: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "UNKNOWN_PROVINCE";
            readonly written: string;
        };
        /** AdjudicationResultWhyWrongPhase */
        readonly AdjudicationResultWhyWrongPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "WRONG_PHASE";
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            /** @enum {string} */
            readonly order: "hold" | "move" | "support" | "convoy" | "retreat" | "disband" | "build";
        };
        /** AdjudicationResultWhySameProvinceEtc */
        readonly AdjudicationResultWhySameProvinceEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "SAME_PROVINCE" | "ARMY_AT_SEA" | "FLEET_BY_CONVOY" | "SUPPORT_ITSELF" | "CONVOY_BY_ARMY" | "CONVOY_FROM_COAST" | "CONVOY_OF_FLEET" | "NOT_DISLODGED";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
        };
        /** AdjudicationResultWhySameProvinceEtcUnit */
        readonly AdjudicationResultWhySameProvinceEtcUnit: {
            /** @enum {string} */
            readonly type: "A" | "F";
            readonly loc: string;
        };
        /** AdjudicationResultWhyNotAdjacentEtc */
        readonly AdjudicationResultWhyNotAdjacentEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NOT_ADJACENT" | "COAST_UNREACHABLE" | "SUPPORT_OUT_OF_REACH" | "SUPPORT_OF_IMPOSSIBLE_MOVE";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly to: string;
        };
        /** AdjudicationResultWhyNORoute */
        readonly AdjudicationResultWhyNORoute: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NO_ROUTE";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly from: string;
            readonly to: string;
        };
        /** AdjudicationResultWhyCoastAmbiguous */
        readonly AdjudicationResultWhyCoastAmbiguous: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "COAST_AMBIGUOUS";
            readonly coasts: readonly string[];
        };
        /** AdjudicationResultWhyFleetInlandEtc */
        readonly AdjudicationResultWhyFleetInlandEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "FLEET_INLAND" | "NO_UNIT" | "OCCUPIED" | "ATTACKER_CAME_FROM" | "CONTESTED" | "CLOSED";
            readonly at: string;
        };
        /** AdjudicationResultWhyNotHomeEtc */
        readonly AdjudicationResultWhyNotHomeEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NOT_HOME" | "NOT_CONTROLLED";
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly at: string;
        };
        /** AdjudicationResultWhyNORemovalsEtc */
        readonly AdjudicationResultWhyNORemovalsEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "NO_REMOVALS" | "NO_BUILDS" | "NO_MORE_REMOVALS" | "NO_MORE_BUILDS";
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
        };
        /** AdjudicationResultWhyStaysEtc */
        readonly AdjudicationResultWhyStaysEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "STAYS" | "NOWHERE_TO_GO" | "NO_RETREAT_ORDER" | "DISBANDS" | "BUILDS" | "REMOVES" | "FARTHEST_FROM_HOME" | "FARTHEST_FROM_CENTRES";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
        };
        /** AdjudicationResultWhyOutweighsEtc */
        readonly AdjudicationResultWhyOutweighsEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "OUTWEIGHS" | "OUTWEIGHED" | "STANDS_OFF" | "NOT_STRONGER" | "HEAD_ON" | "OWN_UNIT_STAYS" | "DRIVES_OUT" | "DRIVEN_OUT" | "DRIVEN_BACK" | "MEETS_DRIVEN_BACK" | "WITHSTANDS";
            readonly unit: components["schemas"]["AdjudicationResultWhyOutweighsEtcUnit"];
            readonly against: readonly components["schemas"]["AdjudicationResultWhyOutweighsEtcUnit"][];
            readonly at: string;
        };
        /** AdjudicationResultWhyOutweighsEtcUnit */
        readonly AdjudicationResultWhyOutweighsEtcUnit: {
            /** @enum {string} */
            readonly type: "A" | "F";
            readonly loc: string;
            readonly strength: number;
        };
        /** AdjudicationResultWhyOwnSupportEtc */
        readonly AdjudicationResultWhyOwnSupportEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "OWN_SUPPORT" | "OWN_SUPPORT_STANDS_OFF";
            readonly unit: components["schemas"]["AdjudicationResultWhyOutweighsEtcUnit"];
            readonly counted: number;
            readonly against: readonly components["schemas"]["AdjudicationResultWhyOutweighsEtcUnit"][];
            readonly at: string;
        };
        /** AdjudicationResultWhyUnopposedEtc */
        readonly AdjudicationResultWhyUnopposedEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "UNOPPOSED" | "ROTATES" | "RETREATS" | "NO_CONVOY";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly to: string;
        };
        /** AdjudicationResultWhyCarriedEtc */
        readonly AdjudicationResultWhyCarriedEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "CARRIED" | "CARRIED_ANOTHER_WAY" | "NO_WHOLE_ROUTE" | "CONVOY_LOST" | "CONVOY_PARADOX";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly to: string;
            readonly fleets: readonly string[];
        };
        /** AdjudicationResultWhyChangesPlaces */
        readonly AdjudicationResultWhyChangesPlaces: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "CHANGES_PLACES";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly with: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
        };
        /** AdjudicationResultWhyRetreatsClash */
        readonly AdjudicationResultWhyRetreatsClash: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "RETREATS_CLASH";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly against: readonly components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"][];
            readonly to: string;
        };
        /** AdjudicationResultWhyCutEtc */
        readonly AdjudicationResultWhyCutEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "CUT" | "CUT_BY_DISLODGEMENT" | "CUT_BY_CONVOYED_ARMY" | "NOT_CUT_BY_OWN_POWER" | "NOT_CUT_FROM_TARGET" | "NOT_CUT_BY_CONVOYED_ARMY";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly attacker: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly of: string;
        };
        /** AdjudicationResultWhySupportGivenEtc */
        readonly AdjudicationResultWhySupportGivenEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "SUPPORT_GIVEN" | "SUPPORTED_UNIT_MOVES" | "CONVOYS" | "CONVOY_NOT_NEEDED" | "CONVOY_IN_DOUBT";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly of: string;
        };
        /** AdjudicationResultWhyOtherMoveSupportedEtc */
        readonly AdjudicationResultWhyOtherMoveSupportedEtc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly code: "OTHER_MOVE_SUPPORTED" | "OTHER_MOVE_CONVOYED";
            readonly unit: components["schemas"]["AdjudicationResultWhySameProvinceEtcUnit"];
            readonly of: string;
            readonly to: string;
        };
        /** AdjudicationNext */
        readonly AdjudicationNext: {
            /** @enum {string} */
            readonly season: "spring" | "fall";
            readonly year: number;
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
        };
        /**
         * Adjudication
         * @description The phase resolved. With new orders, `unitsAfter` and its like are the next input’s `unitsBefore` and its like.
         */
        readonly Adjudication: {
            readonly id?: string;
            readonly unitsAfter: {
                readonly [key: string]: readonly string[];
            };
            readonly dislodgedAfter: {
                readonly [key: string]: readonly components["schemas"]["AdjudicationDislodgedAfterItemItem"][];
            };
            readonly contestedAfter: readonly string[];
            readonly centresAfter: {
                readonly [key: string]: readonly string[];
            };
            readonly results: readonly components["schemas"]["AdjudicationResult"][];
            readonly next: components["schemas"]["AdjudicationNext"];
            readonly choices?: components["schemas"]["Legal"];
        };
        /**
         * DiplomacyOptions
         * @description Options of Diplomacy: `options` of a new game.
         */
        readonly DiplomacyOptions: {
            /**
             * @description How the questions are settled that the rulebook leaves open. Without it: `"rulebook"`.
             * @enum {string}
             */
            readonly rulings?: "rulebook" | "datc";
            /** @description For how many people, with the seats of §16.1. Without it: `7`. */
            readonly players?: number;
            /** @description After its autumn the game ends drawn among all who still have units. Two players start in 1914. */
            readonly endYear?: number;
        };
        /**
         * DiplomacyCommand
         * @description A command of Diplomacy: `command` of an action.
         */
        readonly DiplomacyCommand: {
            /** @constant */
            readonly type: "orders";
            readonly orders: {
                readonly [key: string]: components["schemas"]["DiplomacyOrder"];
            };
            readonly ready?: boolean;
        };
        /**
         * DiplomacyStanding
         * @description A standing order of Diplomacy.
         */
        readonly DiplomacyStanding: {
            /** @constant */
            readonly retreats?: "disband";
            /** @constant */
            readonly adjustments?: "waive";
        };
        /** DiplomacyWrittenWithOrdersReadyStrict */
        readonly DiplomacyWrittenWithOrdersReadyStrict: {
            readonly orders: string | readonly string[];
            readonly ready?: boolean;
            /** @description false: a text that is no order is left out, with a note. Otherwise it is refused, with what was probably meant. */
            readonly strict?: boolean;
        };
        /**
         * DiplomacyWritten
         * @description Diplomacy in notation: `written` of an action.
         */
        readonly DiplomacyWritten: (string | readonly string[]) | components["schemas"]["DiplomacyWrittenWithOrdersReadyStrict"];
        /** DiplomacyEventOrdered */
        readonly DiplomacyEventOrdered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ordered";
            readonly seat: string;
            readonly ask: string;
            readonly ready: boolean;
            readonly sealed: components["schemas"]["Seal"];
        };
        /** DiplomacyEventResolved */
        readonly DiplomacyEventResolved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "resolved";
            /** @enum {string} */
            readonly season: "spring" | "fall";
            readonly year: number;
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            readonly results: readonly components["schemas"]["DiplomacyResult"][];
            readonly position: components["schemas"]["DiplomacyEventResolvedPosition"];
            readonly opens: readonly components["schemas"]["Opening"][];
        };
        /** DiplomacyEventResolvedPosition */
        readonly DiplomacyEventResolvedPosition: {
            /** @enum {string} */
            readonly season: "spring" | "fall";
            readonly year: number;
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            readonly units: readonly components["schemas"]["DiplomacyUnit"][];
            readonly dislodged: readonly components["schemas"]["DiplomacyDislodged"][];
            readonly contested: readonly string[];
            readonly centres: {
                readonly [key: string]: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            };
            /** @description Powers that nobody plays: their units hold (§16.2). */
            readonly idle?: readonly ("austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey")[];
            /** @description Provinces that no unit may enter (§16.7). */
            readonly closed?: readonly string[];
        };
        /** DiplomacyEventWon */
        readonly DiplomacyEventWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "won";
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
        };
        /** DiplomacyEventEnded */
        readonly DiplomacyEventEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ended";
            /** @enum {string} */
            readonly result: "won" | "drawn";
            readonly seats: readonly string[];
            /** @enum {string} */
            readonly how: "centres" | "end-year";
        };
        /** DiplomacyEventCoinTossed */
        readonly DiplomacyEventCoinTossed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "coin-tossed";
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly seat: string;
        };
        /** DiplomacyEventJoined */
        readonly DiplomacyEventJoined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "joined";
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly seat: string;
        };
        /**
         * DiplomacyEvent
         * @description A fact of a game of Diplomacy, as it stands in the log.
         */
        readonly DiplomacyEvent: components["schemas"]["DiplomacyEventOrdered"] | components["schemas"]["DiplomacyEventResolved"] | components["schemas"]["DiplomacyEventWon"] | components["schemas"]["DiplomacyEventEnded"] | components["schemas"]["DiplomacyEventCoinTossed"] | components["schemas"]["DiplomacyEventJoined"];
        /** DiplomacyChapterResult */
        readonly DiplomacyChapterResult: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly unit: string;
            readonly order: string;
            /** @enum {string} */
            readonly outcome: "succeeded" | "held" | "bounced" | "cut" | "void" | "disrupted" | "dislodged" | "illegal" | "disbanded";
            /** @description The rule that decided it. */
            readonly rule: string;
            /** @description Why, in the language asked for. */
            readonly reason: string;
            /** @description Provinces of the units that decided it. */
            readonly by: readonly string[];
            /** @description The unit was driven out: where its attacker came from. */
            readonly dislodgedFrom?: string;
        };
        /** DiplomacyChapterDislodgedItem */
        readonly DiplomacyChapterDislodgedItem: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly unit: string;
            readonly from: string;
            readonly retreats: readonly string[];
        };
        /** DiplomacyChapterBuiltItem */
        readonly DiplomacyChapterBuiltItem: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly unit: string;
        };
        /** DiplomacyChapterAnswer */
        readonly DiplomacyChapterAnswer: {
            readonly seat: string;
            /** @enum {string} */
            readonly how: "written" | "bot" | "standing" | "lapse";
            readonly at: number;
        };
        /**
         * DiplomacyChapter
         * @description A resolved phase of Diplomacy, told.
         */
        readonly DiplomacyChapter: {
            /** @description The commit that resolved it; one commit may resolve several phases. */
            readonly version: number;
            /** @description When, in milliseconds since 1970. */
            readonly at: number;
            /** @description The phase in words: `Spring 1901, movement`. */
            readonly name: string;
            /** @enum {string} */
            readonly season: "spring" | "fall";
            readonly year: number;
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            /** @description What each power ordered, in notation. */
            readonly orders: {
                readonly [key: string]: readonly string[];
            };
            readonly results: readonly components["schemas"]["DiplomacyChapterResult"][];
            /** @description On the board after it. */
            readonly units: {
                readonly [key: string]: readonly string[];
            };
            readonly dislodged: readonly components["schemas"]["DiplomacyChapterDislodgedItem"][];
            readonly centres: {
                readonly [key: string]: readonly string[];
            };
            readonly built: readonly components["schemas"]["DiplomacyChapterBuiltItem"][];
            /** @description Units lost: removed, disbanded, or without a retreat. */
            readonly disbanded: readonly components["schemas"]["DiplomacyChapterBuiltItem"][];
            /** @description The seats that were asked, in the order of their last answers: the last was waited for longest. */
            readonly answers: readonly components["schemas"]["DiplomacyChapterAnswer"][];
            /** @enum {string} */
            readonly winner?: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
        };
        /** DiplomacyViewSeat */
        readonly DiplomacyViewSeat: {
            readonly powers: readonly ("austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey")[];
            readonly centres: number;
            readonly units: number;
            readonly asked: boolean;
            readonly settled: boolean;
        };
        /** DiplomacyViewMineItem */
        readonly DiplomacyViewMineItem: {
            readonly orders: {
                readonly [key: string]: components["schemas"]["DiplomacyOrder"];
            };
            readonly ready: boolean;
        };
        /** DiplomacyViewLast */
        readonly DiplomacyViewLast: {
            /** @enum {string} */
            readonly season: "spring" | "fall";
            readonly year: number;
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            readonly results: readonly components["schemas"]["DiplomacyViewLastResult"][];
        };
        /** DiplomacyViewLastResult */
        readonly DiplomacyViewLastResult: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly unit: components["schemas"]["DiplomacyResultUnit"];
            readonly order: components["schemas"]["DiplomacyOrder"];
            /** @enum {string} */
            readonly outcome: "succeeded" | "held" | "bounced" | "cut" | "void" | "disrupted" | "dislodged" | "illegal" | "disbanded";
            readonly rule: string;
            readonly summary?: string;
            readonly why: components["schemas"]["DiplomacyResultWhy"];
            readonly by: readonly string[];
            readonly dislodgedFrom?: string;
            /** @constant */
            readonly lost?: true;
            readonly reason: string;
        };
        /** DiplomacyViewEnded */
        readonly DiplomacyViewEnded: {
            /** @enum {string} */
            readonly result: "won" | "drawn";
            readonly seats: readonly string[];
            /** @enum {string} */
            readonly how: "centres" | "end-year";
        };
        /** DiplomacyViewAlly */
        readonly DiplomacyViewAlly: {
            /** @enum {string} */
            readonly power: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly seat: string;
        };
        /**
         * DiplomacyView
         * @description A position of Diplomacy as a viewer may know it.
         */
        readonly DiplomacyView: {
            readonly ask: string;
            /** @enum {string} */
            readonly rulings: "rulebook" | "datc";
            /** @enum {string} */
            readonly season: "spring" | "fall";
            readonly year: number;
            /** @enum {string} */
            readonly phase: "movement" | "retreat" | "adjustment";
            readonly units: readonly components["schemas"]["DiplomacyUnit"][];
            readonly dislodged: readonly components["schemas"]["DiplomacyDislodged"][];
            readonly contested: readonly string[];
            readonly centres: {
                readonly [key: string]: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            };
            /** @description Powers that nobody plays: their units hold (§16.2). */
            readonly idle?: readonly ("austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey")[];
            /** @description Provinces that no unit may enter (§16.7). */
            readonly closed?: readonly string[];
            readonly seats: {
                readonly [key: string]: components["schemas"]["DiplomacyViewSeat"];
            };
            readonly mine: {
                readonly [key: string]: components["schemas"]["DiplomacyViewMineItem"];
            };
            readonly last?: components["schemas"]["DiplomacyViewLast"];
            /** @enum {string} */
            readonly winner?: "austria" | "england" | "france" | "germany" | "italy" | "russia" | "turkey";
            readonly ended?: components["schemas"]["DiplomacyViewEnded"];
            readonly ally?: components["schemas"]["DiplomacyViewAlly"];
        };
        /**
         * DiplomacyNewGame
         * @description A game to be opened.
         */
        readonly DiplomacyNewGame: {
            /**
             * @description Which game to play: an id of GET /v1/rules. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly of: "diplomacy";
            /** @description Without it: `"A game"`. */
            readonly title?: string;
            /** @description The options of that game, as GET /v1/rules/{rules} has them. Without it: `{}`. */
            readonly options?: components["schemas"]["DiplomacyOptions"];
            /** @description Without it: `{"visibility":"public","invited":[],"deadlines":{},"grace":0,"draw":"unanimous","anonymous":false,"seating":"choose","absent":"lapse","entropy":"house","lobbyExpires":604800}`. */
            readonly settings?: components["schemas"]["NewSettings"];
        };
        /**
         * DiplomacyStateAnswer
         * @description The position as the caller may know it.
         */
        readonly DiplomacyStateAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /**
             * @description Which game is played. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly of: "diplomacy";
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description Hash of that commit. */
            readonly hash: string;
            /** @description Through whose eyes: seats, or none for a spectator. */
            readonly viewer: readonly string[];
            /** @description The position as the viewer may know it; its shape is the game’s own (`DiplomacyView`). */
            readonly view: components["schemas"]["DiplomacyView"];
            /** @description The position in lines of text by heading (tracks, Powers, the last roll), in the language asked for, in no order. */
            readonly panels?: {
                readonly [key: string]: readonly string[];
            };
            /** @description The cards that the viewer sees, in the language asked for; absent in games without cards. */
            readonly tray?: readonly components["schemas"]["TrayCard"][];
        };
        /** KutuzovFrameTurn */
        readonly KutuzovFrameTurn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "turn";
            /** @enum {string} */
            readonly stage: "preparation" | "impulses" | "attrition" | "cossacks" | "morale" | "balance" | "conquest" | "peace" | "interphase";
        };
        /** KutuzovFrameAuction */
        readonly KutuzovFrameAuction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "auction";
            /** @enum {string} */
            readonly stage: "bid" | "order" | "choose" | "remove";
            readonly bids: readonly components["schemas"]["KutuzovFrameAuctionBid"][];
            readonly order: readonly ("FN" | "R1" | "FS" | "R2")[];
            readonly free: readonly (readonly ("FN" | "R1" | "FS" | "R2")[])[];
            readonly chosen: readonly components["schemas"]["KutuzovFrameAuctionChosenItem"][];
        };
        /** KutuzovFrameAuctionBid */
        readonly KutuzovFrameAuctionBid: {
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly sp: number;
        };
        /** KutuzovFrameAuctionChosenItem */
        readonly KutuzovFrameAuctionChosenItem: {
            readonly seat: string;
            readonly powers: readonly ("FN" | "R1" | "FS" | "R2")[];
        };
        /** KutuzovFrameAssign */
        readonly KutuzovFrameAssign: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "assign";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly free: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovFrameShift */
        readonly KutuzovFrameShift: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "shift";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFrameMulligan */
        readonly KutuzovFrameMulligan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "mulligan";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFramePreemption */
        readonly KutuzovFramePreemption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "preemption";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly or?: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFrameImpulse */
        readonly KutuzovFrameImpulse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "impulse";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly preemptive: boolean;
            readonly lone: boolean;
            readonly passing: boolean;
            /** @enum {string} */
            readonly stage: "play" | "end" | "over";
        };
        /** KutuzovFrameChit */
        readonly KutuzovFrameChit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "chit";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly must: boolean;
        };
        /** KutuzovFrameDivision */
        readonly KutuzovFrameDivision: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "division";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFrameCard */
        readonly KutuzovFrameCard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "card";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly card: number;
            readonly cp: number;
        };
        /** KutuzovFrameEvent */
        readonly KutuzovFrameEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "event";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly card: number;
            readonly ops: readonly components["schemas"]["KutuzovFrameEventOp"][];
            readonly target: ("FN" | "R1" | "FS" | "R2") | null;
            readonly affected: readonly ("FN" | "R1" | "FS" | "R2")[];
            readonly placed?: string;
            readonly away: boolean;
        };
        /** KutuzovFrameEventOp */
        readonly KutuzovFrameEventOp: {
            readonly op: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** KutuzovFrameGrant */
        readonly KutuzovFrameGrant: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "grant";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly card: number;
            readonly cp: number;
            readonly uses: readonly ("move" | "flag" | "build" | "regroup" | "all")[];
            /** @constant */
            readonly noIntercept?: true;
        };
        /** KutuzovFrameFreeMarch */
        readonly KutuzovFrameFreeMarch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "free-march";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly card: number;
            readonly spaces: number;
            readonly at: string | null;
            readonly apart: components["schemas"]["KutuzovFormation"];
            readonly single: boolean;
            /** @constant */
            readonly noIntercept?: true;
            /** @constant */
            readonly noEnemy?: true;
        };
        /** KutuzovFrameShortage */
        readonly KutuzovFrameShortage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "shortage";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFrameAttritionStep */
        readonly KutuzovFrameAttritionStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "attrition-step";
            readonly imperial: readonly string[];
            readonly isChecked: boolean;
            readonly tsarist: readonly string[];
            readonly flags: readonly components["schemas"]["KutuzovFrameAttritionStepFlag"][];
        };
        /** KutuzovFrameAttritionStepFlag */
        readonly KutuzovFrameAttritionStepFlag: {
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly space: string;
        };
        /** KutuzovFrameAim */
        readonly KutuzovFrameAim: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "aim";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFrameWithdrawal */
        readonly KutuzovFrameWithdrawal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "withdrawal";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly cp: number;
        };
        /** KutuzovFrameScorching */
        readonly KutuzovFrameScorching: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "scorching";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly space: string;
            /** @enum {string} */
            readonly stage: "announced" | "place";
        };
        /** KutuzovFrameStep */
        readonly KutuzovFrameStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "step";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly from: string;
            readonly to: string;
            /** @enum {string} */
            readonly how: "march" | "convoy" | "event" | "flag";
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            readonly apart: components["schemas"]["KutuzovFormation"];
            readonly attack: boolean;
            /** @enum {string} */
            readonly stage: "march" | "contact" | "announced" | "tries" | "enter" | "landed" | "fight" | "end";
            readonly tries: readonly components["schemas"]["KutuzovFrameStepTry"][];
            readonly interceptors: readonly components["schemas"]["KutuzovFrameStepInterceptor"][];
            readonly evasions: components["schemas"]["KutuzovFrameStepEvasions"];
            readonly shelled?: components["schemas"]["KutuzovFrameStepShelled"];
        };
        /** KutuzovFrameStepTry */
        readonly KutuzovFrameStepTry: {
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly command: components["schemas"]["KutuzovFrameStepTryCommand"];
        };
        /** KutuzovFrameStepTryCommand */
        readonly KutuzovFrameStepTryCommand: components["schemas"]["KutuzovFrameStepTryCommandIntercept"] | components["schemas"]["KutuzovFrameStepTryCommandEvade"];
        /** KutuzovFrameStepTryCommandIntercept */
        readonly KutuzovFrameStepTryCommandIntercept: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "intercept";
            readonly from: string;
            readonly leaders: readonly string[];
            readonly sp: {
                readonly [key: string]: number;
            };
        };
        /** KutuzovFrameStepTryCommandEvade */
        readonly KutuzovFrameStepTryCommandEvade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "evade";
            readonly to: string;
            readonly counter?: {
                readonly [key: string]: number;
            };
        };
        /** KutuzovFrameStepInterceptor */
        readonly KutuzovFrameStepInterceptor: {
            readonly from: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            readonly causes: readonly ("marsh" | "force-march" | "ambush" | "scorched" | "river" | "enemy-ground" | "sea" | "uncontrolled" | "sack" | "winter" | "event")[];
        };
        /** KutuzovFrameStepEvasions */
        readonly KutuzovFrameStepEvasions: {
            readonly army: boolean;
            readonly counters: {
                readonly [key: string]: number;
            };
            readonly failures: number;
            /** @constant */
            readonly exposed?: true;
            readonly gone: readonly string[];
            readonly spared: components["schemas"]["KutuzovFormation"];
        };
        /** KutuzovFrameStepShelled */
        readonly KutuzovFrameStepShelled: {
            readonly eliminations: number;
            readonly disruptions: number;
        };
        /** KutuzovFrameCall */
        readonly KutuzovFrameCall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "call";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly to: string;
            readonly range: number;
            readonly soldiers: components["schemas"]["KutuzovFrameCallSoldiers"] | null;
            readonly friendly: boolean;
            readonly order: readonly ("FN" | "R1" | "FS" | "R2")[];
            readonly came: readonly components["schemas"]["KutuzovFrameStepInterceptor"][];
        };
        /** KutuzovFrameCallSoldiers */
        readonly KutuzovFrameCallSoldiers: {
            readonly rating: number;
            readonly sp: number;
        };
        /** KutuzovFrameConsent */
        readonly KutuzovFrameConsent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "consent";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly by: "FN" | "R1" | "FS" | "R2";
            readonly move: components["schemas"]["KutuzovFrameConsentMove"];
        };
        /** KutuzovFrameConsentMove */
        readonly KutuzovFrameConsentMove: components["schemas"]["KutuzovFrameConsentMoveMove"] | components["schemas"]["KutuzovFrameConsentMoveAttack"];
        /** KutuzovFrameConsentMoveMove */
        readonly KutuzovFrameConsentMoveMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "move";
            readonly from: string;
            readonly to: string;
            readonly leaders: readonly string[];
            readonly sp: {
                readonly [key: string]: number;
            };
            /**
             * @description Attacks the enemies in a zone (§10.71).
             * @constant
             */
            readonly attack?: true;
        };
        /** KutuzovFrameConsentMoveAttack */
        readonly KutuzovFrameConsentMoveAttack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "attack";
            readonly space: string;
            readonly leaders: readonly string[];
            readonly sp: {
                readonly [key: string]: number;
            };
        };
        /** KutuzovFrameBridgehead */
        readonly KutuzovFrameBridgehead: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "bridgehead";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly to: string;
        };
        /** KutuzovFrameAttrition */
        readonly KutuzovFrameAttrition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "attrition";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly space: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            readonly causes: readonly ("marsh" | "force-march" | "ambush" | "scorched" | "river" | "enemy-ground" | "sea" | "uncontrolled" | "sack" | "winter" | "event")[];
            readonly halvings: number;
            /** @constant */
            readonly wintry?: true;
            /** @constant */
            readonly unhalved?: true;
            /** @enum {string} */
            readonly stage: "resources" | "roll";
        };
        /** KutuzovFrameLosses */
        readonly KutuzovFrameLosses: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "losses";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly space: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            readonly pool: number;
            readonly regroup: number;
            readonly shared: boolean;
            readonly taken: {
                readonly [key: string]: number;
            };
            /** @constant */
            readonly open?: true;
            readonly saved?: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovFrameBattle */
        readonly KutuzovFrameBattle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "battle";
            readonly space: string;
            readonly attackers: components["schemas"]["KutuzovFrameBattleAttackers"];
            readonly defenders: components["schemas"]["KutuzovFrameBattleAttackers"];
            readonly origins: readonly string[];
            readonly failures: number;
            readonly sheltered: boolean;
            readonly entrenched: boolean;
            readonly round: number;
            readonly loser: ("attackers" | "defenders") | null;
            readonly opening: ("attackers" | "defenders" | "nobody") | null;
            readonly broken: components["schemas"]["KutuzovFrameBattleBroken"] | null;
            readonly ways: readonly components["schemas"]["KutuzovFrameBattleWaysWithItem"][] | null;
            /** @enum {string} */
            readonly stage: "active" | "inactive" | "round" | "cancel" | "losses" | "decide" | "verdict" | "judge" | "interlude" | "retreat" | "retreated" | "spoils";
        };
        /** KutuzovFrameBattleAttackers */
        readonly KutuzovFrameBattleAttackers: {
            /**
             * @description Whose morale counts, and who takes its Loss.
             * @enum {string}
             */
            readonly camp: "imperial" | "tsarist";
            readonly nations: readonly ("FN" | "R1" | "FS" | "R2" | "PR" | "AU")[];
            /** @description Pieces of these nations in the space that do not fight. */
            readonly apart: components["schemas"]["KutuzovFormation"];
            readonly commander: string | null;
            /** @enum {string} */
            readonly army: "none" | "army" | "group";
            readonly napoleon: boolean;
            readonly hits: number;
            /** @description Those not regrouped: each takes a die (§12.53). */
            readonly disruptions: number;
            /** @description Of these low morale regroups so many once it is settled that the round was no rout (§12.54). */
            readonly withheld: number;
            /** @description SP and leaders, for loot (§12.10). */
            readonly eliminated: number;
            /** @description Eliminations for which nobody was left (§12.9). */
            readonly excess: number;
            /** @description By the dice of the round, until they are taken. */
            readonly struck: components["schemas"]["KutuzovFrameStepShelled"];
            readonly routed: boolean;
            /** @description Morale Loss it has had in the battle. */
            readonly blamed: number;
        };
        /** KutuzovFrameBattleBroken */
        readonly KutuzovFrameBattleBroken: {
            readonly scorched: boolean;
            readonly resumed: ("FN" | "R1" | "FS" | "R2") | null;
        };
        /** KutuzovFrameBattleWaysWithItem */
        readonly KutuzovFrameBattleWaysWithItem: {
            readonly to: string;
            readonly apart: components["schemas"]["KutuzovFormation"];
        };
        /** KutuzovFrameRetreat */
        readonly KutuzovFrameRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "retreat";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly space: string;
            readonly active: boolean;
            readonly origins: readonly string[];
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            readonly ways: readonly components["schemas"]["KutuzovFrameRetreatWay"][];
            readonly before: components["schemas"]["KutuzovFrameRetreatBefore"];
            /** @enum {string} */
            readonly stage: "choose" | "announced" | "go" | "end";
        };
        /** KutuzovFrameRetreatWay */
        readonly KutuzovFrameRetreatWay: {
            readonly to: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            readonly apart: components["schemas"]["KutuzovFormation"];
        };
        /** KutuzovFrameRetreatBefore */
        readonly KutuzovFrameRetreatBefore: {
            readonly map: number;
            readonly regrouped: number;
        };
        /** KutuzovFrameLoot */
        readonly KutuzovFrameLoot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "loot";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly space: string;
            /** @enum {string} */
            readonly loser: "imperial" | "tsarist";
            readonly eliminated: number;
        };
        /** KutuzovFrameWindow */
        readonly KutuzovFrameWindow: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "window";
            /** @enum {string} */
            readonly point: "auction" | "march" | "contact" | "tries" | "retreat" | "scorching" | "halve-attrition" | "battle-active" | "battle-inactive" | "verdict" | "siege-active" | "siege-inactive" | "counter" | "losses" | "approach" | "before-dice" | "before-siege-dice";
            readonly waiting: readonly ("FN" | "R1" | "FS" | "R2")[];
            readonly topics: readonly string[];
        };
        /** KutuzovFrameSiege */
        readonly KutuzovFrameSiege: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "siege";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly space: string;
            /** @enum {string} */
            readonly nation: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            readonly commander: string;
            readonly apart: components["schemas"]["KutuzovFormation"];
            readonly round: number;
            readonly sixes: number;
            readonly disrupted: number;
            readonly lost: number;
            readonly relieved: readonly components["schemas"]["KutuzovTroop"][];
            readonly ahead: boolean;
            /** @enum {string} */
            readonly stage: "active" | "inactive" | "roll" | "result";
        };
        /** KutuzovFrameSack */
        readonly KutuzovFrameSack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "sack";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly space: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            readonly bonus: number;
            readonly depot: boolean;
            /** @enum {string} */
            readonly stage: "roll" | "gain";
        };
        /** KutuzovFrameInterphase */
        readonly KutuzovFrameInterphase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "interphase";
            readonly before: number;
            /** @enum {string} */
            readonly stage: "resources" | "reinforcement" | "deal" | "mulligan" | "left-over" | "limit" | "home";
            readonly order: readonly ("FN" | "R1" | "FS" | "R2")[];
        };
        /** KutuzovFrameReinforcement */
        readonly KutuzovFrameReinforcement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "reinforcement";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly cp: number;
            readonly allied: number;
            readonly magazines: {
                readonly [key: string]: string;
            };
            readonly depots: components["schemas"]["KutuzovFrameReinforcementDepots"];
            readonly free: number;
        };
        /** KutuzovFrameReinforcementDepots */
        readonly KutuzovFrameReinforcementDepots: {
            readonly fresh: number;
            readonly back: number;
        };
        /** KutuzovFrameDeployment */
        readonly KutuzovFrameDeployment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "deployment";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly magazines: {
                readonly [key: string]: string;
            };
            readonly free: number;
            readonly convoy: components["schemas"]["KutuzovFrameDeploymentConvoy"] | null;
        };
        /** KutuzovFrameDeploymentConvoy */
        readonly KutuzovFrameDeploymentConvoy: {
            readonly to: string;
            readonly room: number;
        };
        /** KutuzovFrameTransit */
        readonly KutuzovFrameTransit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "transit";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly piece: components["schemas"]["KutuzovPiece"];
            /** @enum {string} */
            readonly how: "deploy" | "convoy";
            readonly way: readonly components["schemas"]["KutuzovFrameTransitWayItem"][];
            readonly standing: number;
        };
        /** KutuzovFrameTransitWayItem */
        readonly KutuzovFrameTransitWayItem: {
            readonly space: string;
            readonly causes: readonly ("marsh" | "force-march" | "ambush" | "scorched" | "river" | "enemy-ground" | "sea" | "uncontrolled" | "sack" | "winter" | "event")[];
        };
        /** KutuzovFrameRecall */
        readonly KutuzovFrameRecall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "recall";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFrameExcess */
        readonly KutuzovFrameExcess: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "excess";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly over: number;
            readonly cp: number;
            readonly magazines: {
                readonly [key: string]: string;
            };
        };
        /** KutuzovFrameArrival */
        readonly KutuzovFrameArrival: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "arrival";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovFrameMoraleCheck */
        readonly KutuzovFrameMoraleCheck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "morale-check";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly step: boolean;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovFrameAttritionCheck */
        readonly KutuzovFrameAttritionCheck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "attrition-check";
            readonly step: boolean;
        };
        /** KutuzovFrameRise */
        readonly KutuzovFrameRise: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "rise";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovFrameWill */
        readonly KutuzovFrameWill: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "will";
            /** @enum {string} */
            readonly stage: "when" | "dice" | "roll";
        };
        /** KutuzovFrameRevolt */
        readonly KutuzovFrameRevolt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "revolt";
            /** @enum {string} */
            readonly stage: "begin" | "battles" | "flag" | "end";
            readonly spaces: readonly string[];
        };
        /** KutuzovFrameRecovery */
        readonly KutuzovFrameRecovery: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "recovery";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @enum {string} */
            readonly track: "morale" | "attrition";
            /** @description With so many Loss markers, or fewer, the level stays. */
            readonly bearable: number;
            readonly open: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /**
         * KutuzovFrame
         * @description Where the procedure stands: what goes on, who decides, and what it has to remember.
         */
        readonly KutuzovFrame: components["schemas"]["KutuzovFrameTurn"] | components["schemas"]["KutuzovFrameAuction"] | components["schemas"]["KutuzovFrameAssign"] | components["schemas"]["KutuzovFrameShift"] | components["schemas"]["KutuzovFrameMulligan"] | components["schemas"]["KutuzovFramePreemption"] | components["schemas"]["KutuzovFrameImpulse"] | components["schemas"]["KutuzovFrameChit"] | components["schemas"]["KutuzovFrameDivision"] | components["schemas"]["KutuzovFrameCard"] | components["schemas"]["KutuzovFrameEvent"] | components["schemas"]["KutuzovFrameGrant"] | components["schemas"]["KutuzovFrameFreeMarch"] | components["schemas"]["KutuzovFrameShortage"] | components["schemas"]["KutuzovFrameAttritionStep"] | components["schemas"]["KutuzovFrameAim"] | components["schemas"]["KutuzovFrameWithdrawal"] | components["schemas"]["KutuzovFrameScorching"] | components["schemas"]["KutuzovFrameStep"] | components["schemas"]["KutuzovFrameCall"] | components["schemas"]["KutuzovFrameConsent"] | components["schemas"]["KutuzovFrameBridgehead"] | components["schemas"]["KutuzovFrameAttrition"] | components["schemas"]["KutuzovFrameLosses"] | components["schemas"]["KutuzovFrameBattle"] | components["schemas"]["KutuzovFrameRetreat"] | components["schemas"]["KutuzovFrameLoot"] | components["schemas"]["KutuzovFrameWindow"] | components["schemas"]["KutuzovFrameSiege"] | components["schemas"]["KutuzovFrameSack"] | components["schemas"]["KutuzovFrameInterphase"] | components["schemas"]["KutuzovFrameReinforcement"] | components["schemas"]["KutuzovFrameDeployment"] | components["schemas"]["KutuzovFrameTransit"] | components["schemas"]["KutuzovFrameRecall"] | components["schemas"]["KutuzovFrameExcess"] | components["schemas"]["KutuzovFrameArrival"] | components["schemas"]["KutuzovFrameMoraleCheck"] | components["schemas"]["KutuzovFrameAttritionCheck"] | components["schemas"]["KutuzovFrameRise"] | components["schemas"]["KutuzovFrameWill"] | components["schemas"]["KutuzovFrameRevolt"] | components["schemas"]["KutuzovFrameRecovery"];
        /** KutuzovEffectReinforcementCP */
        readonly KutuzovEffectReinforcementCP: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "reinforcementCP";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly powers: readonly ("FN" | "R1" | "FS" | "R2")[];
            readonly n: number;
        };
        /** KutuzovEffectAtReinforcement */
        readonly KutuzovEffectAtReinforcement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "atReinforcement";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly of: "FN" | "R1" | "FS" | "R2";
            readonly ops: readonly components["schemas"]["KutuzovFrameEventOp"][];
        };
        /** KutuzovEffectDieModifier */
        readonly KutuzovEffectDieModifier: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "dieModifier";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly roll: "conquest" | "cossack";
            readonly amount: number;
        };
        /** KutuzovEffectAttritionCancelled */
        readonly KutuzovEffectAttritionCancelled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "attritionCancelled";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectNoPeaceDie */
        readonly KutuzovEffectNoPeaceDie: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "noPeaceDie";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectMoveSurcharge */
        readonly KutuzovEffectMoveSurcharge: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "moveSurcharge";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly n: number;
        };
        /** KutuzovEffectArtilleryImmobile */
        readonly KutuzovEffectArtilleryImmobile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "artilleryImmobile";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectNoIntercept */
        readonly KutuzovEffectNoIntercept: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "noIntercept";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectForceMarchAllowance */
        readonly KutuzovEffectForceMarchAllowance: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "forceMarchAllowance";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly n: number;
        };
        /** KutuzovEffectEasyRoads */
        readonly KutuzovEffectEasyRoads: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "easyRoads";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovEffectFrozenRivers */
        readonly KutuzovEffectFrozenRivers: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "frozenRivers";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly turns: readonly number[];
        };
        /** KutuzovEffectAllyStance */
        readonly KutuzovEffectAllyStance: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "allyStance";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly nation: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            /** @enum {string} */
            readonly as: "hesitant" | "willing" | "french";
            readonly leader?: string;
        };
        /** KutuzovEffectFreeScorch */
        readonly KutuzovEffectFreeScorch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "freeScorch";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
        };
        /** KutuzovEffectFreeHalving */
        readonly KutuzovEffectFreeHalving: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "freeHalving";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovEffectHalvedFree */
        readonly KutuzovEffectHalvedFree: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "halvedFree";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectNextAttritionCancelled */
        readonly KutuzovEffectNextAttritionCancelled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "nextAttritionCancelled";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovEffectMixedArmy */
        readonly KutuzovEffectMixedArmy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "mixedArmy";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly leader: string;
            readonly nations: readonly ("FN" | "R1" | "FS" | "R2" | "PR" | "AU")[];
        };
        /** KutuzovEffectBurning */
        readonly KutuzovEffectBurning: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "burning";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly space: string;
        };
        /** KutuzovEffectUnlocked */
        readonly KutuzovEffectUnlocked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "unlocked";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly leader: string;
        };
        /** KutuzovEffectCall */
        readonly KutuzovEffectCall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "call";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly range: number;
            readonly soldiers?: components["schemas"]["KutuzovFrameCallSoldiers"];
        };
        /** KutuzovEffectExtraDice */
        readonly KutuzovEffectExtraDice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "extraDice";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly n: number;
        };
        /** KutuzovEffectCancelHits */
        readonly KutuzovEffectCancelHits: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "cancelHits";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly disruptions: number;
        };
        /** KutuzovEffectBattleHits */
        readonly KutuzovEffectBattleHits: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "battleHits";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly disruptions: number;
        };
        /** KutuzovEffectDisruptionsAreEliminations */
        readonly KutuzovEffectDisruptionsAreEliminations: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "disruptionsAreEliminations";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectIgnorePoorMorale */
        readonly KutuzovEffectIgnorePoorMorale: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "ignorePoorMorale";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
        };
        /** KutuzovEffectFightToDecision */
        readonly KutuzovEffectFightToDecision: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "fightToDecision";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectForceSecondRound */
        readonly KutuzovEffectForceSecondRound: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "forceSecondRound";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectExtraRound */
        readonly KutuzovEffectExtraRound: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "extraRound";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectBattleEnded */
        readonly KutuzovEffectBattleEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "battleEnded";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly scorched: boolean;
        };
        /** KutuzovEffectRoutAsRetreat */
        readonly KutuzovEffectRoutAsRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "routAsRetreat";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectRoutMargin */
        readonly KutuzovEffectRoutMargin: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "routMargin";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly n: number;
        };
        /** KutuzovEffectRoutDisruptions */
        readonly KutuzovEffectRoutDisruptions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "routDisruptions";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly fraction: number;
        };
        /** KutuzovEffectRoutToll */
        readonly KutuzovEffectRoutToll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "routToll";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly n: number;
        };
        /** KutuzovEffectLoseMoraleReduce */
        readonly KutuzovEffectLoseMoraleReduce: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "loseMoraleReduce";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly n: number;
        };
        /** KutuzovEffectOnOutcome */
        readonly KutuzovEffectOnOutcome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "onOutcome";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly outcomes: readonly ("won" | "routed" | "overrun")[];
            readonly ops: readonly components["schemas"]["KutuzovFrameEventOp"][];
        };
        /** KutuzovEffectSiegeSixes */
        readonly KutuzovEffectSiegeSixes: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "siegeSixes";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly n: number;
        };
        /** KutuzovEffectSiegeRaised */
        readonly KutuzovEffectSiegeRaised: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "siegeRaised";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectLossesCancelled */
        readonly KutuzovEffectLossesCancelled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "lossesCancelled";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly n: number;
        };
        /** KutuzovEffectLossesSaved */
        readonly KutuzovEffectLossesSaved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "lossesSaved";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly n: number;
        };
        /** KutuzovEffectLeaderRating */
        readonly KutuzovEffectLeaderRating: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "leaderRating";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly leader: string;
            readonly battle?: number;
            readonly command?: number;
            readonly delta?: number;
            /** @constant */
            readonly wounded?: true;
        };
        /** KutuzovEffectRiverOpened */
        readonly KutuzovEffectRiverOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "riverOpened";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly a: string;
            readonly b: string;
        };
        /** KutuzovEffectLineBlocked */
        readonly KutuzovEffectLineBlocked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "lineBlocked";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly a: string;
            readonly b: string;
        };
        /** KutuzovEffectHalted */
        readonly KutuzovEffectHalted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "halted";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly leaders: readonly string[];
        };
        /** KutuzovEffectNoEvade */
        readonly KutuzovEffectNoEvade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "noEvade";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
        };
        /** KutuzovEffectOverRiver */
        readonly KutuzovEffectOverRiver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "overRiver";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly n: number;
        };
        /** KutuzovEffectCalledOff */
        readonly KutuzovEffectCalledOff: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "calledOff";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly leaders: readonly string[];
        };
        /** KutuzovEffectTryAided */
        readonly KutuzovEffectTryAided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "tryAided";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly of: "FN" | "R1" | "FS" | "R2";
            readonly n: number;
        };
        /** KutuzovEffectSlipsAway */
        readonly KutuzovEffectSlipsAway: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "slipsAway";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            readonly to: string;
        };
        /** KutuzovEffectGuided */
        readonly KutuzovEffectGuided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly id: "guided";
            readonly card: number;
            /**
             * @description Who played the card.
             * @enum {string}
             */
            readonly by: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly until: "roll" | "step" | "battleRound" | "battle" | "impulse" | "round" | "faceUp" | "turn" | "nextInterphase" | "game";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @enum {string} */
            readonly way: "march" | "evasion" | "retreat";
        };
        /**
         * KutuzovEffect
         * @description What a card changes for a while (§5.1).
         */
        readonly KutuzovEffect: components["schemas"]["KutuzovEffectReinforcementCP"] | components["schemas"]["KutuzovEffectAtReinforcement"] | components["schemas"]["KutuzovEffectDieModifier"] | components["schemas"]["KutuzovEffectAttritionCancelled"] | components["schemas"]["KutuzovEffectNoPeaceDie"] | components["schemas"]["KutuzovEffectMoveSurcharge"] | components["schemas"]["KutuzovEffectArtilleryImmobile"] | components["schemas"]["KutuzovEffectNoIntercept"] | components["schemas"]["KutuzovEffectForceMarchAllowance"] | components["schemas"]["KutuzovEffectEasyRoads"] | components["schemas"]["KutuzovEffectFrozenRivers"] | components["schemas"]["KutuzovEffectAllyStance"] | components["schemas"]["KutuzovEffectFreeScorch"] | components["schemas"]["KutuzovEffectFreeHalving"] | components["schemas"]["KutuzovEffectHalvedFree"] | components["schemas"]["KutuzovEffectNextAttritionCancelled"] | components["schemas"]["KutuzovEffectMixedArmy"] | components["schemas"]["KutuzovEffectBurning"] | components["schemas"]["KutuzovEffectUnlocked"] | components["schemas"]["KutuzovEffectCall"] | components["schemas"]["KutuzovEffectExtraDice"] | components["schemas"]["KutuzovEffectCancelHits"] | components["schemas"]["KutuzovEffectBattleHits"] | components["schemas"]["KutuzovEffectDisruptionsAreEliminations"] | components["schemas"]["KutuzovEffectIgnorePoorMorale"] | components["schemas"]["KutuzovEffectFightToDecision"] | components["schemas"]["KutuzovEffectForceSecondRound"] | components["schemas"]["KutuzovEffectExtraRound"] | components["schemas"]["KutuzovEffectBattleEnded"] | components["schemas"]["KutuzovEffectRoutAsRetreat"] | components["schemas"]["KutuzovEffectRoutMargin"] | components["schemas"]["KutuzovEffectRoutDisruptions"] | components["schemas"]["KutuzovEffectRoutToll"] | components["schemas"]["KutuzovEffectLoseMoraleReduce"] | components["schemas"]["KutuzovEffectOnOutcome"] | components["schemas"]["KutuzovEffectSiegeSixes"] | components["schemas"]["KutuzovEffectSiegeRaised"] | components["schemas"]["KutuzovEffectLossesCancelled"] | components["schemas"]["KutuzovEffectLossesSaved"] | components["schemas"]["KutuzovEffectLeaderRating"] | components["schemas"]["KutuzovEffectRiverOpened"] | components["schemas"]["KutuzovEffectLineBlocked"] | components["schemas"]["KutuzovEffectHalted"] | components["schemas"]["KutuzovEffectNoEvade"] | components["schemas"]["KutuzovEffectOverRiver"] | components["schemas"]["KutuzovEffectCalledOff"] | components["schemas"]["KutuzovEffectTryAided"] | components["schemas"]["KutuzovEffectSlipsAway"] | components["schemas"]["KutuzovEffectGuided"];
        /**
         * KutuzovFormation
         * @description Pieces as they stand in a space, the commander first among the leaders.
         */
        readonly KutuzovFormation: {
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
        };
        /**
         * KutuzovPiece
         * @description What is built, regrouped or deployed at a time.
         */
        readonly KutuzovPiece: components["schemas"]["KutuzovSoldiers"] | components["schemas"]["KutuzovPieceLeader"];
        /**
         * KutuzovSoldiers
         * @description Soldiers of a nation, in SP.
         */
        readonly KutuzovSoldiers: {
            /** @enum {string} */
            readonly nation: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            readonly sp: number;
        };
        /**
         * KutuzovPieceLeader
         * @description A leader.
         */
        readonly KutuzovPieceLeader: {
            readonly leader: string;
        };
        /**
         * KutuzovTroop
         * @description Soldiers of a nation in a space who did the same in the impulse, in SP.
         */
        readonly KutuzovTroop: {
            /** @enum {string} */
            readonly of: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            readonly sp: number;
            /** @description Spaces paid with CP in this impulse (§10.42). */
            readonly marched: number;
            /** @description No further move by CP in this impulse: in a zone (§10.51), or by sea (§15.2). */
            readonly stopped: boolean;
            /** @description Under a Battle or Failed Intercept marker: no move, no interception (§12.52). */
            readonly marked: boolean;
        };
        /**
         * KutuzovOptions
         * @description Options of Kutuzov 1812: `options` of a new game.
         */
        readonly KutuzovOptions: {
            /** @description Which of the four scenarios (§PB4). Without it: `1`. */
            readonly scenario?: number;
            /**
             * @description How many play, and who has which Powers (§2.1, §2.21, §2.22, §2.31-§2.33); a `three` is named by the Camp that one player has alone; in `two-single` a Camp has one hand, and chits besides (§PB6). Without it: `"four"`.
             * @enum {string}
             */
            readonly seating?: "four" | "three-tsarist" | "three-imperial" | "two" | "two-single" | "two-split";
            /** @description Partners see each other’s hands: of three players (§2.21, §2.22), or of two with a Power of each Camp (§2.33). Without it: `false`. */
            readonly openHands?: boolean;
            /**
             * @description How people come to their Powers (§2.34): as they sit down; or in the game, from seats named `first`, `second` …, in the order of a die or of sealed bids. The highest bid takes as many SP off the Power that its seat chooses. Without it: `"seat"`.
             * @enum {string}
             */
            readonly powersBy?: "seat" | "die" | "auction";
            /** @description Scenario 2 alone: all agree before play that the game goes on to turn 4 (§PB4.2). Without it: `false`. */
            readonly turnFour?: boolean;
            /**
             * @description How people are asked for reactions. `merged`: once when enemies approach, for interceptions and evasions too, and once before the dice of a round; answers are opened by rank, and given back unopened as soon as one rank holds something (§5.22, §11.11, §12.1). `single`: at each of these moments by itself, as in games that 0.1.0 began. Without it: `"merged"`.
             * @enum {string}
             */
            readonly windows?: "merged" | "single";
            /**
             * @description Whose map, cards and set-ups. Without it: `"reconstructed"`.
             * @enum {string}
             */
            readonly edition?: "reconstructed";
        };
        /** KutuzovCommandBid */
        readonly KutuzovCommandBid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bid";
            readonly sp: number;
        };
        /** KutuzovCommandClaim */
        readonly KutuzovCommandClaim: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "claim";
            readonly powers: readonly ("FN" | "R1" | "FS" | "R2")[];
        };
        /** KutuzovCommandAssign */
        readonly KutuzovCommandAssign: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "assign";
            readonly to: {
                readonly [key: string]: number;
            };
        };
        /** KutuzovCommandShift */
        readonly KutuzovCommandShift: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "shift";
        };
        /** KutuzovCommandRedraw */
        readonly KutuzovCommandRedraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "redraw";
        };
        /** KutuzovCommandKeep */
        readonly KutuzovCommandKeep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "keep";
        };
        /** KutuzovCommandPreempt */
        readonly KutuzovCommandPreempt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "preempt";
            /** @enum {string} */
            readonly power?: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovCommandWait */
        readonly KutuzovCommandWait: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "wait";
        };
        /** KutuzovCommandPlay */
        readonly KutuzovCommandPlay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "play";
            readonly card: number;
            /** @enum {string} */
            readonly as: "cp" | "event";
        };
        /** KutuzovCommandBuy */
        readonly KutuzovCommandBuy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "buy";
        };
        /** KutuzovCommandEnd */
        readonly KutuzovCommandEnd: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "end";
        };
        /** KutuzovCommandChit */
        readonly KutuzovCommandChit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "chit";
            /** @enum {string} */
            readonly kind: "home" | "other";
        };
        /** KutuzovCommandDivide */
        readonly KutuzovCommandDivide: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "divide";
            readonly cards: readonly number[];
        };
        /** KutuzovCommandFlag */
        readonly KutuzovCommandFlag: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "flag";
            readonly space: string;
            /** @enum {string} */
            readonly flag: "own" | "ally" | "none";
        };
        /** KutuzovCommandCommand */
        readonly KutuzovCommandCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "command";
            readonly space: string;
            readonly leader: string;
        };
        /** KutuzovCommandDone */
        readonly KutuzovCommandDone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "done";
        };
        /** KutuzovCommandBuild */
        readonly KutuzovCommandBuild: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "build";
            readonly piece: components["schemas"]["KutuzovPiece"];
            readonly space: string;
        };
        /** KutuzovCommandRegroup */
        readonly KutuzovCommandRegroup: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "regroup";
            readonly piece: components["schemas"]["KutuzovPiece"];
            readonly space: string;
        };
        /** KutuzovCommandRally */
        readonly KutuzovCommandRally: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "rally";
            /** @enum {string} */
            readonly how: "halve" | "gain";
        };
        /** KutuzovCommandEstablish */
        readonly KutuzovCommandEstablish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "establish";
            readonly space: string;
        };
        /** KutuzovCommandDeploy */
        readonly KutuzovCommandDeploy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "deploy";
            readonly piece: components["schemas"]["KutuzovPiece"];
            readonly from: string;
            readonly to: string;
            /** @enum {string} */
            readonly by: "land" | "sea";
            readonly causes: number;
        };
        /** KutuzovCommandRecall */
        readonly KutuzovCommandRecall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recall";
            readonly leader: string;
        };
        /** KutuzovCommandGiveUp */
        readonly KutuzovCommandGiveUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "give-up";
            readonly card: number;
        };
        /** KutuzovCommandSiege */
        readonly KutuzovCommandSiege: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "siege";
            readonly space: string;
            readonly leaders: readonly string[];
            readonly sp: {
                readonly [key: string]: number;
            };
        };
        /** KutuzovCommandPress */
        readonly KutuzovCommandPress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "press";
            readonly fresh: number;
        };
        /** KutuzovCommandLift */
        readonly KutuzovCommandLift: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lift";
        };
        /** KutuzovCommandConvoy */
        readonly KutuzovCommandConvoy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "convoy";
            readonly from: string;
            readonly to: string;
            readonly leaders: readonly string[];
            readonly sp: {
                readonly [key: string]: number;
            };
        };
        /** KutuzovCommandAgree */
        readonly KutuzovCommandAgree: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "agree";
        };
        /** KutuzovCommandRefuse */
        readonly KutuzovCommandRefuse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "refuse";
        };
        /** KutuzovCommandBridge */
        readonly KutuzovCommandBridge: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bridge";
            readonly a: string;
            readonly b: string;
        };
        /** KutuzovCommandBringUp */
        readonly KutuzovCommandBringUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bring-up";
            readonly from: string;
            readonly leaders: readonly string[];
            readonly sp: {
                readonly [key: string]: number;
            };
            readonly group: boolean;
        };
        /** KutuzovCommandPass */
        readonly KutuzovCommandPass: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "pass";
            /** @enum {string} */
            readonly for?: "move" | "impulse";
        };
        /** KutuzovCommandHalve */
        readonly KutuzovCommandHalve: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "halve";
            readonly resources: number;
            /** @constant */
            readonly free?: true;
        };
        /** KutuzovCommandLose */
        readonly KutuzovCommandLose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lose";
            /** @enum {string} */
            readonly nation?: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            readonly leader?: string;
        };
        /** KutuzovCommandCancel */
        readonly KutuzovCommandCancel: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "cancel";
            /** @enum {string} */
            readonly hit: "elimination" | "disruption";
        };
        /** KutuzovCommandRetreat */
        readonly KutuzovCommandRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "retreat";
            readonly to: string;
            readonly leaders: readonly string[];
            readonly sp: {
                readonly [key: string]: number;
            };
        };
        /** KutuzovCommandMoraleDice */
        readonly KutuzovCommandMoraleDice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "morale-dice";
            /** @enum {string} */
            readonly pay: "cp" | "resource";
        };
        /** KutuzovCommandAttritionDice */
        readonly KutuzovCommandAttritionDice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "attrition-dice";
            /** @enum {string} */
            readonly pay: "cp" | "resource";
        };
        /** KutuzovCommandRecover */
        readonly KutuzovCommandRecover: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recover";
            readonly card?: number;
        };
        /** KutuzovCommandRise */
        readonly KutuzovCommandRise: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "rise";
        };
        /** KutuzovCommandWill */
        readonly KutuzovCommandWill: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "will";
            readonly now: boolean;
        };
        /** KutuzovCommandAim */
        readonly KutuzovCommandAim: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "aim";
            readonly retreat: boolean;
        };
        /** KutuzovCommandEntrench */
        readonly KutuzovCommandEntrench: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "entrench";
            readonly space: string;
        };
        /** KutuzovCommandScorch */
        readonly KutuzovCommandScorch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "scorch";
            readonly space: string;
        };
        /** KutuzovCommandReact */
        readonly KutuzovCommandReact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "react";
            readonly card: number;
        };
        /** KutuzovCommandTarget */
        readonly KutuzovCommandTarget: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "target";
            /** @enum {string} */
            readonly power?: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly camp?: "imperial" | "tsarist";
            readonly space?: string;
            readonly leader?: string;
            /** @description The other end of the line that begins in `space`. */
            readonly to?: string;
        };
        /** KutuzovCommandOption */
        readonly KutuzovCommandOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "option";
            readonly option: number;
        };
        /** KutuzovCommandDiscard */
        readonly KutuzovCommandDiscard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "discard";
            readonly cards: readonly number[];
        };
        /** KutuzovCommandTake */
        readonly KutuzovCommandTake: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "take";
            readonly card?: number;
        };
        /** KutuzovCommandOrder */
        readonly KutuzovCommandOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "order";
            readonly cards: readonly number[];
        };
        /** KutuzovCommandRemove */
        readonly KutuzovCommandRemove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "remove";
            readonly space: string;
            /** @enum {string} */
            readonly nation: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            readonly sp: number;
        };
        /**
         * KutuzovCommand
         * @description A command of Kutuzov 1812: `command` of an action.
         */
        readonly KutuzovCommand: components["schemas"]["KutuzovCommandBid"] | components["schemas"]["KutuzovCommandClaim"] | components["schemas"]["KutuzovCommandAssign"] | components["schemas"]["KutuzovCommandShift"] | components["schemas"]["KutuzovCommandRedraw"] | components["schemas"]["KutuzovCommandKeep"] | components["schemas"]["KutuzovCommandPreempt"] | components["schemas"]["KutuzovCommandWait"] | components["schemas"]["KutuzovCommandPlay"] | components["schemas"]["KutuzovCommandBuy"] | components["schemas"]["KutuzovCommandEnd"] | components["schemas"]["KutuzovCommandChit"] | components["schemas"]["KutuzovCommandDivide"] | components["schemas"]["KutuzovFrameConsentMoveMove"] | components["schemas"]["KutuzovFrameConsentMoveAttack"] | components["schemas"]["KutuzovCommandFlag"] | components["schemas"]["KutuzovCommandCommand"] | components["schemas"]["KutuzovCommandDone"] | components["schemas"]["KutuzovCommandBuild"] | components["schemas"]["KutuzovCommandRegroup"] | components["schemas"]["KutuzovCommandRally"] | components["schemas"]["KutuzovCommandEstablish"] | components["schemas"]["KutuzovCommandDeploy"] | components["schemas"]["KutuzovCommandRecall"] | components["schemas"]["KutuzovCommandGiveUp"] | components["schemas"]["KutuzovCommandSiege"] | components["schemas"]["KutuzovCommandPress"] | components["schemas"]["KutuzovCommandLift"] | components["schemas"]["KutuzovCommandConvoy"] | components["schemas"]["KutuzovCommandAgree"] | components["schemas"]["KutuzovCommandRefuse"] | components["schemas"]["KutuzovCommandBridge"] | components["schemas"]["KutuzovCommandBringUp"] | components["schemas"]["KutuzovFrameStepTryCommandIntercept"] | components["schemas"]["KutuzovFrameStepTryCommandEvade"] | components["schemas"]["KutuzovCommandPass"] | components["schemas"]["KutuzovCommandHalve"] | components["schemas"]["KutuzovCommandLose"] | components["schemas"]["KutuzovCommandCancel"] | components["schemas"]["KutuzovCommandRetreat"] | components["schemas"]["KutuzovCommandMoraleDice"] | components["schemas"]["KutuzovCommandAttritionDice"] | components["schemas"]["KutuzovCommandRecover"] | components["schemas"]["KutuzovCommandRise"] | components["schemas"]["KutuzovCommandWill"] | components["schemas"]["KutuzovCommandAim"] | components["schemas"]["KutuzovCommandEntrench"] | components["schemas"]["KutuzovCommandScorch"] | components["schemas"]["KutuzovCommandReact"] | components["schemas"]["KutuzovCommandTarget"] | components["schemas"]["KutuzovCommandOption"] | components["schemas"]["KutuzovCommandDiscard"] | components["schemas"]["KutuzovCommandTake"] | components["schemas"]["KutuzovCommandOrder"] | components["schemas"]["KutuzovCommandRemove"];
        /** KutuzovStandingAskIfItem */
        readonly KutuzovStandingAskIfItem: components["schemas"]["KutuzovStandingAskIfItemContact"] | components["schemas"]["KutuzovStandingAskIfItemBattle"] | components["schemas"]["KutuzovStandingAskIfItemSiege"] | components["schemas"]["KutuzovStandingAskIfItemMove"] | components["schemas"]["KutuzovStandingAskIfItemRoll"] | components["schemas"]["KutuzovStandingAskIfItemMoment"] | components["schemas"]["KutuzovStandingAskIfItemPreemption"];
        /** KutuzovStandingAskIfItemContact */
        readonly KutuzovStandingAskIfItemContact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly if: "contact";
        };
        /** KutuzovStandingAskIfItemBattle */
        readonly KutuzovStandingAskIfItemBattle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly if: "battle";
            readonly space?: string;
            readonly round?: number;
            /** @constant */
            readonly mine?: true;
        };
        /** KutuzovStandingAskIfItemSiege */
        readonly KutuzovStandingAskIfItemSiege: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly if: "siege";
            readonly space?: string;
            readonly round?: number;
            /** @constant */
            readonly ours?: true;
        };
        /** KutuzovStandingAskIfItemMove */
        readonly KutuzovStandingAskIfItemMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly if: "move";
            readonly within: number;
            readonly of?: string;
        };
        /** KutuzovStandingAskIfItemRoll */
        readonly KutuzovStandingAskIfItemRoll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly if: "roll";
            readonly dice: number;
        };
        /** KutuzovStandingAskIfItemMoment */
        readonly KutuzovStandingAskIfItemMoment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly if: "moment";
            /** @enum {string} */
            readonly at: "auction" | "march" | "contact" | "tries" | "retreat" | "scorching" | "halve-attrition" | "battle-active" | "battle-inactive" | "verdict" | "siege-active" | "siege-inactive" | "counter" | "losses" | "approach" | "before-dice" | "before-siege-dice";
        };
        /** KutuzovStandingAskIfItemPreemption */
        readonly KutuzovStandingAskIfItemPreemption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly if: "preemption";
        };
        /** KutuzovStandingHalve */
        readonly KutuzovStandingHalve: {
            readonly from: number;
            readonly spend: number;
            readonly keep: number;
        };
        /**
         * KutuzovStanding
         * @description A standing order of Kutuzov 1812.
         */
        readonly KutuzovStanding: {
            /** @description Ask nevertheless when one of these is true. */
            readonly askIf?: readonly components["schemas"]["KutuzovStandingAskIfItem"][];
            /**
             * @description Whatever is asked outside one’s own impulses, such as losses and retreats, except reactions: answered as silence would, or asked.
             * @enum {string}
             */
            readonly choices?: "silence" | "ask";
            /** @description Halve attrition rolls of one’s own Power with `from` dice or more: spend so many resources while at least `keep` remain (§16.4). */
            readonly halve?: components["schemas"]["KutuzovStandingHalve"];
            /**
             * @description The order ends when an impulse of one’s own begins.
             * @constant
             */
            readonly until?: "my-impulse";
            /** @description The `beat` at which it was given: set by the game. */
            readonly since?: number;
        };
        /** KutuzovEventEntered */
        readonly KutuzovEventEntered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "entered";
            readonly frame: components["schemas"]["KutuzovFrame"];
        };
        /** KutuzovEventWent */
        readonly KutuzovEventWent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "went";
            readonly frame: components["schemas"]["KutuzovFrame"];
        };
        /** KutuzovEventLeft */
        readonly KutuzovEventLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "left";
        };
        /** KutuzovEventSeated */
        readonly KutuzovEventSeated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "seated";
            readonly seats: {
                readonly [key: string]: readonly ("FN" | "R1" | "FS" | "R2")[];
            };
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventTurnBegan */
        readonly KutuzovEventTurnBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turn-began";
            readonly turn: number;
        };
        /** KutuzovEventRoundBegan */
        readonly KutuzovEventRoundBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "round-began";
            readonly round: number;
        };
        /** KutuzovEventImpulseBegan */
        readonly KutuzovEventImpulseBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "impulse-began";
            readonly power: ("FN" | "R1" | "FS" | "R2") | null;
            readonly preemptive: boolean;
            readonly morale: components["schemas"]["KutuzovEventImpulseBeganMorale"];
        };
        /** KutuzovEventImpulseBeganMorale */
        readonly KutuzovEventImpulseBeganMorale: {
            /** @enum {string} */
            readonly imperial: "elan-du-guerre" | "vive-lempereur" | "marchez-vous" | "les-grognards" | "tu-felix-austria" | "sauve-qui-peut";
            /** @enum {string} */
            readonly tsarist: "elan-du-guerre" | "vive-lempereur" | "marchez-vous" | "les-grognards" | "tu-felix-austria" | "sauve-qui-peut";
        };
        /** KutuzovEventImpulseEnded */
        readonly KutuzovEventImpulseEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "impulse-ended";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly preemptive: boolean;
            /** @enum {string} */
            readonly marker: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovEventPassed */
        readonly KutuzovEventPassed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "passed";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly marker: "FN" | "R1" | "FS" | "R2";
        };
        /** KutuzovEventNoted */
        readonly KutuzovEventNoted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "noted";
            readonly impulse?: components["schemas"]["KutuzovEventNotedImpulse"];
            readonly facts?: components["schemas"]["KutuzovEventNotedFacts"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventNotedImpulse */
        readonly KutuzovEventNotedImpulse: {
            /** @description Nobody between impulses. */
            readonly power?: ("FN" | "R1" | "FS" | "R2") | null;
            readonly preemptive?: boolean;
            /** @description A card was played that was no "+" (§5.6). */
            readonly played?: boolean;
            /** @description The "+" was used, by a card or a purchase (§4.2). */
            readonly plus?: boolean;
            /** @description A Must Play was played: it does not count as the card of the impulse (§5.6). */
            readonly mustPlayed?: boolean;
            /** @description A formation was moved: no more Entrenchments by resource (§16.56). */
            readonly moved?: boolean;
            readonly convoyed?: boolean;
            /**
             * @description Resources against Attrition Loss: one series (§16.51).
             * @enum {string}
             */
            readonly series?: "none" | "open" | "closed";
            /** @description Scorched Earth markers placed by resource (§16.57). */
            readonly scorchings?: number;
            /** @description Scorched Keys where something was built (§6.31). */
            readonly builtOnScorched?: readonly string[];
            /** @description Places where pieces were built or regrouped among enemies, whom they are still to fight (§6.34). */
            readonly landings?: readonly string[];
            /** @description What coast batteries did to those who landed before a fortress: it counts in the siege (§15.3). */
            readonly shelled?: components["schemas"]["KutuzovEventNotedImpulseShelled"] | null;
            /** @description Fortresses that were besieged in it (§13.21). */
            readonly besieged?: readonly string[];
            /** @description Where each Camp began, and how often it has dropped (§9). */
            readonly morale?: components["schemas"]["KutuzovEventNotedImpulseMorale"];
            readonly attrition?: components["schemas"]["KutuzovEventNotedImpulseAttrition"];
            /** @description Leaders who came under the partner’s command on his way: they may refuse to go along (§10.61). */
            readonly met?: readonly string[];
            /** @description Leaders who refused to go along with the partner (§10.61). */
            readonly refusing?: readonly string[];
            /** @description Checks that wait until what is going on has come to an end, oldest first. */
            readonly due?: readonly components["schemas"]["KutuzovEventNotedImpulseDueItem"][];
        };
        /** KutuzovEventNotedImpulseShelled */
        readonly KutuzovEventNotedImpulseShelled: {
            readonly space: string;
            readonly eliminations: number;
            readonly disruptions: number;
        };
        /** KutuzovEventNotedImpulseMorale */
        readonly KutuzovEventNotedImpulseMorale: {
            readonly imperial: components["schemas"]["KutuzovEventNotedImpulseMoraleImperial"];
            readonly tsarist: components["schemas"]["KutuzovEventNotedImpulseMoraleImperial"];
        };
        /** KutuzovEventNotedImpulseMoraleImperial */
        readonly KutuzovEventNotedImpulseMoraleImperial: {
            /** @enum {string} */
            readonly start: "elan-du-guerre" | "vive-lempereur" | "marchez-vous" | "les-grognards" | "tu-felix-austria" | "sauve-qui-peut";
            readonly drops: number;
        };
        /** KutuzovEventNotedImpulseAttrition */
        readonly KutuzovEventNotedImpulseAttrition: {
            readonly drops: number;
            readonly risen: boolean;
        };
        /** KutuzovEventNotedImpulseDueItem */
        readonly KutuzovEventNotedImpulseDueItem: components["schemas"]["KutuzovFrameMoraleCheck"] | components["schemas"]["KutuzovFrameAttritionCheck"] | components["schemas"]["KutuzovFrameRise"] | components["schemas"]["KutuzovFrameWill"] | components["schemas"]["KutuzovFrameRevolt"];
        /** KutuzovEventNotedFacts */
        readonly KutuzovEventNotedFacts: {
            readonly kutuzovHasAppeared?: boolean;
            readonly austriaNeutral?: boolean;
            readonly prussiaRevolted?: boolean;
            /** @description Where Will to Fight markers lie (§19.81). */
            readonly willToFight?: readonly ("elan-du-guerre" | "vive-lempereur" | "marchez-vous" | "les-grognards" | "tu-felix-austria" | "sauve-qui-peut")[];
            /** @description Resources they have brought the Imperials (§19.81). */
            readonly willResources?: number;
            /**
             * @description The Imperial change of aim (§19.7).
             * @enum {string}
             */
            readonly retreat?: "closed" | "open" | "refused" | "chosen";
            /** @description Imperial Powers that have left Moscow, St. Petersburg and Kiev (§19.722). */
            readonly withdrawn?: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @description Conquest rolls that could have conquered Russia (§19.22). */
            readonly conquestRolls?: number;
            /** @description Powers that have had an impulse (§PB4.1). */
            readonly firstImpulseDone?: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @description Powers that have placed their To the Bridges marker (§PB4.1). */
            readonly bridgesUsed?: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @description Depot markers placed in the game, and lost (§17.2). */
            readonly dmcPlaced?: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            readonly dmcLost?: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            /** @description Non-Home cards a Power may hold (§17.43). */
            readonly handLimit?: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            /** @description SP a nation owes (§5.12). */
            readonly owed?: {
                readonly [key: string]: number;
            };
            /** @description The Camp that alone has cards left in the single-hand game (§PB6.10): it plays its first or its second impulse more, is to divide the rest, or has its Powers’ hands apart. */
            readonly solo?: components["schemas"]["KutuzovEventNotedFactsSolo"] | null;
            /** @description Must Plays whose event has been used: all they bring now is winter (§14.62). */
            readonly winterCards?: readonly number[];
        };
        /** KutuzovEventNotedFactsDmcPlaced */
        readonly KutuzovEventNotedFactsDmcPlaced: {
            readonly FN: number;
            readonly R1: number;
            readonly FS: number;
            readonly R2: number;
        };
        /** KutuzovEventNotedFactsSolo */
        readonly KutuzovEventNotedFactsSolo: {
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @enum {string} */
            readonly stage: "first" | "second" | "rest" | "apart";
        };
        /** KutuzovEventEnded */
        readonly KutuzovEventEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ended";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @description Of the Camp that has won, the Powers of the seat with most points (§20.5). */
            readonly powers: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @enum {string} */
            readonly how: "morale" | "both-capitals" | "third-conquest-roll" | "no-keys" | "fourteen-keys" | "conquest" | "defeat" | "will-to-fight" | "peace" | "points" | "resignation";
            readonly points: components["schemas"]["KutuzovEventEndedPoints"];
        };
        /** KutuzovEventEndedPoints */
        readonly KutuzovEventEndedPoints: {
            readonly FN: number;
            readonly R1: number;
            readonly FS: number;
            readonly R2: number;
        };
        /** KutuzovEventDrew */
        readonly KutuzovEventDrew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "drew";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly from: "deck" | "home";
            readonly count: number;
            /** @constant */
            readonly aside?: true;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventChitsDealt */
        readonly KutuzovEventChitsDealt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "chits-dealt";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @enum {string} */
            readonly from: "deck" | "home";
            readonly count: number;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventChitsTaken */
        readonly KutuzovEventChitsTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "chits-taken";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly home: number;
            readonly other: number;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventHandSplit */
        readonly KutuzovEventHandSplit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hand-split";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly count: number;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventHandsJoined */
        readonly KutuzovEventHandsJoined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hands-joined";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventDealt */
        readonly KutuzovEventDealt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "dealt";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly cards: readonly number[];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventThrew */
        readonly KutuzovEventThrew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "threw";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly count: number;
            readonly top: number | null;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventCardPlayed */
        readonly KutuzovEventCardPlayed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "card-played";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly card: number;
            /** @enum {string} */
            readonly as: "cp" | "event" | "unused";
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventCardPut */
        readonly KutuzovEventCardPut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "card-put";
            readonly card: number;
            /** @enum {string} */
            readonly to: "discard" | "home" | "beside" | "face-up" | "removed" | "winter" | "deck" | "attached";
            /** @enum {string} */
            readonly power?: "FN" | "R1" | "FS" | "R2";
            readonly leader?: string;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventSetAside */
        readonly KutuzovEventSetAside: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "set-aside";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly count: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventReturned */
        readonly KutuzovEventReturned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "returned";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly count: number;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventTakenUp */
        readonly KutuzovEventTakenUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "taken-up";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventHomeShuffled */
        readonly KutuzovEventHomeShuffled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "home-shuffled";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventPicked */
        readonly KutuzovEventPicked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "picked";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventTurnedUp */
        readonly KutuzovEventTurnedUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turned-up";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly card: number;
            readonly opens: readonly components["schemas"]["Opening"][];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventTook */
        readonly KutuzovEventTook: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "took";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            /** @enum {string} */
            readonly from: "FN" | "R1" | "FS" | "R2";
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventPeeked */
        readonly KutuzovEventPeeked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "peeked";
            readonly of: ("FN" | "R1" | "FS" | "R2") | "deck";
            readonly to: readonly ("FN" | "R1" | "FS" | "R2")[];
            readonly count: number;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventPeekEnded */
        readonly KutuzovEventPeekEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "peek-ended";
        };
        /** KutuzovEventDeckOrdered */
        readonly KutuzovEventDeckOrdered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "deck-ordered";
            readonly count: number;
            readonly sealed: components["schemas"]["Seal"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventEffectBegan */
        readonly KutuzovEventEffectBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "effect-began";
            readonly effect: components["schemas"]["KutuzovEffect"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventEffectEnded */
        readonly KutuzovEventEffectEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "effect-ended";
            readonly effect: components["schemas"]["KutuzovEffect"];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventShuffled */
        readonly KutuzovEventShuffled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "shuffled";
            readonly discards: boolean;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventMoved */
        readonly KutuzovEventMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "moved";
            readonly from: string;
            readonly to: string;
            /** @description As they stood in `from`. */
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            /** @enum {string} */
            readonly how: "march" | "event" | "intercept" | "evade" | "retreat" | "convoy" | "deploy" | "bridge";
            readonly marched: number;
            readonly stopped: boolean;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventPlaced */
        readonly KutuzovEventPlaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "placed";
            readonly space: string;
            /** @enum {string} */
            readonly of: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            readonly sp: number;
            /** @enum {string} */
            readonly from: "pool" | "regroup";
            /** @constant */
            readonly stopped?: true;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventLost */
        readonly KutuzovEventLost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lost";
            readonly space: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            /** @enum {string} */
            readonly to: "pool" | "regroup";
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventRegroupSet */
        readonly KutuzovEventRegroupSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "regroup-set";
            /** @enum {string} */
            readonly of: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            readonly sp: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventLeaderPut */
        readonly KutuzovEventLeaderPut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "leader-put";
            readonly leader: string;
            readonly at: string;
            /** @constant */
            readonly stopped?: true;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventMarked */
        readonly KutuzovEventMarked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "marked";
            readonly space: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventHalted */
        readonly KutuzovEventHalted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "halted";
            readonly space: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventFreed */
        readonly KutuzovEventFreed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "freed";
            readonly space: string;
            readonly troops: readonly components["schemas"]["KutuzovTroop"][];
            readonly leaders: readonly string[];
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventCommanderNamed */
        readonly KutuzovEventCommanderNamed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "commander-named";
            readonly space: string;
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly leader: string | null;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventFlagSet */
        readonly KutuzovEventFlagSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "flag-set";
            readonly space: string;
            readonly flag: ("FN" | "R1" | "FS" | "R2" | "PR" | "AU") | null;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventScorchedSet */
        readonly KutuzovEventScorchedSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "scorched-set";
            readonly space: string;
            readonly scorched: boolean;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventSacked */
        readonly KutuzovEventSacked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "sacked";
            readonly space: string;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventEntrenchedSet */
        readonly KutuzovEventEntrenchedSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "entrenched-set";
            readonly space: string;
            readonly camp: ("imperial" | "tsarist") | null;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventDmcSet */
        readonly KutuzovEventDmcSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "dmc-set";
            readonly space: string;
            readonly power: ("FN" | "R1" | "FS" | "R2") | null;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventTrainsSet */
        readonly KutuzovEventTrainsSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "trains-set";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            readonly space: string | null;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventBridgeSet */
        readonly KutuzovEventBridgeSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bridge-set";
            /** @enum {string} */
            readonly owner: "FN" | "R1" | "FS" | "R2";
            readonly a: string;
            readonly b: string;
            readonly permanent: boolean;
            readonly there: boolean;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventMoraleSet */
        readonly KutuzovEventMoraleSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "morale-set";
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @enum {string} */
            readonly level: "elan-du-guerre" | "vive-lempereur" | "marchez-vous" | "les-grognards" | "tu-felix-austria" | "sauve-qui-peut";
            readonly loss: number;
            readonly gain: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventAttritionSet */
        readonly KutuzovEventAttritionSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "attrition-set";
            /** @enum {string} */
            readonly level: "normal" | "problematic" | "difficult" | "harsh" | "severe" | "crippling";
            readonly loss: number;
            readonly gain: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventResourcesSet */
        readonly KutuzovEventResourcesSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "resources-set";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly to: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventCpSpent */
        readonly KutuzovEventCpSpent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "cp-spent";
            readonly cp: number;
            readonly left: number;
            /** @description The rule that says so. */
            readonly rule: string;
        };
        /** KutuzovEventRolled */
        readonly KutuzovEventRolled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "rolled";
            readonly why: string;
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly dice: readonly number[];
            readonly total: number;
            /** @description The rule that says so. */
            readonly rule: string;
            readonly space?: string;
        };
        /** KutuzovEventAnswered */
        readonly KutuzovEventAnswered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "answered";
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly sealed: components["schemas"]["Seal"];
        };
        /** KutuzovEventOpened */
        readonly KutuzovEventOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "opened";
            readonly opens: readonly components["schemas"]["Opening"][];
            readonly answers: readonly components["schemas"]["KutuzovEventOpenedAnswer"][];
            /** @description The seals of answers that are given back unopened (§5.22). */
            readonly returned?: readonly string[];
        };
        /** KutuzovEventOpenedAnswer */
        readonly KutuzovEventOpenedAnswer: {
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly command: components["schemas"]["KutuzovCommand"];
        };
        /**
         * KutuzovEvent
         * @description A fact of a game of Kutuzov 1812, as it stands in the log.
         */
        readonly KutuzovEvent: components["schemas"]["KutuzovEventEntered"] | components["schemas"]["KutuzovEventWent"] | components["schemas"]["KutuzovEventLeft"] | components["schemas"]["KutuzovEventSeated"] | components["schemas"]["KutuzovEventTurnBegan"] | components["schemas"]["KutuzovEventRoundBegan"] | components["schemas"]["KutuzovEventImpulseBegan"] | components["schemas"]["KutuzovEventImpulseEnded"] | components["schemas"]["KutuzovEventPassed"] | components["schemas"]["KutuzovEventNoted"] | components["schemas"]["KutuzovEventEnded"] | components["schemas"]["KutuzovEventDrew"] | components["schemas"]["KutuzovEventChitsDealt"] | components["schemas"]["KutuzovEventChitsTaken"] | components["schemas"]["KutuzovEventHandSplit"] | components["schemas"]["KutuzovEventHandsJoined"] | components["schemas"]["KutuzovEventDealt"] | components["schemas"]["KutuzovEventThrew"] | components["schemas"]["KutuzovEventCardPlayed"] | components["schemas"]["KutuzovEventCardPut"] | components["schemas"]["KutuzovEventSetAside"] | components["schemas"]["KutuzovEventReturned"] | components["schemas"]["KutuzovEventTakenUp"] | components["schemas"]["KutuzovEventHomeShuffled"] | components["schemas"]["KutuzovEventPicked"] | components["schemas"]["KutuzovEventTurnedUp"] | components["schemas"]["KutuzovEventTook"] | components["schemas"]["KutuzovEventPeeked"] | components["schemas"]["KutuzovEventPeekEnded"] | components["schemas"]["KutuzovEventDeckOrdered"] | components["schemas"]["KutuzovEventEffectBegan"] | components["schemas"]["KutuzovEventEffectEnded"] | components["schemas"]["KutuzovEventShuffled"] | components["schemas"]["KutuzovEventMoved"] | components["schemas"]["KutuzovEventPlaced"] | components["schemas"]["KutuzovEventLost"] | components["schemas"]["KutuzovEventRegroupSet"] | components["schemas"]["KutuzovEventLeaderPut"] | components["schemas"]["KutuzovEventMarked"] | components["schemas"]["KutuzovEventHalted"] | components["schemas"]["KutuzovEventFreed"] | components["schemas"]["KutuzovEventCommanderNamed"] | components["schemas"]["KutuzovEventFlagSet"] | components["schemas"]["KutuzovEventScorchedSet"] | components["schemas"]["KutuzovEventSacked"] | components["schemas"]["KutuzovEventEntrenchedSet"] | components["schemas"]["KutuzovEventDmcSet"] | components["schemas"]["KutuzovEventTrainsSet"] | components["schemas"]["KutuzovEventBridgeSet"] | components["schemas"]["KutuzovEventMoraleSet"] | components["schemas"]["KutuzovEventAttritionSet"] | components["schemas"]["KutuzovEventResourcesSet"] | components["schemas"]["KutuzovEventCpSpent"] | components["schemas"]["KutuzovEventRolled"] | components["schemas"]["KutuzovEventAnswered"] | components["schemas"]["KutuzovEventOpened"];
        /** KutuzovViewLast */
        readonly KutuzovViewLast: {
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly preemptive: boolean;
        };
        /** KutuzovViewImpulse */
        readonly KutuzovViewImpulse: {
            /** @description Nobody between impulses. */
            readonly power: ("FN" | "R1" | "FS" | "R2") | null;
            readonly preemptive: boolean;
            /** @description A card was played that was no "+" (§5.6). */
            readonly played: boolean;
            /** @description The "+" was used, by a card or a purchase (§4.2). */
            readonly plus: boolean;
            /** @description A Must Play was played: it does not count as the card of the impulse (§5.6). */
            readonly mustPlayed: boolean;
            /** @description A formation was moved: no more Entrenchments by resource (§16.56). */
            readonly moved: boolean;
            readonly convoyed: boolean;
            /**
             * @description Resources against Attrition Loss: one series (§16.51).
             * @enum {string}
             */
            readonly series: "none" | "open" | "closed";
            /** @description Scorched Earth markers placed by resource (§16.57). */
            readonly scorchings: number;
            /** @description Scorched Keys where something was built (§6.31). */
            readonly builtOnScorched: readonly string[];
            /** @description Places where pieces were built or regrouped among enemies, whom they are still to fight (§6.34). */
            readonly landings: readonly string[];
            /** @description What coast batteries did to those who landed before a fortress: it counts in the siege (§15.3). */
            readonly shelled: components["schemas"]["KutuzovEventNotedImpulseShelled"] | null;
            /** @description Fortresses that were besieged in it (§13.21). */
            readonly besieged: readonly string[];
            /** @description Where each Camp began, and how often it has dropped (§9). */
            readonly morale: components["schemas"]["KutuzovEventNotedImpulseMorale"];
            readonly attrition: components["schemas"]["KutuzovEventNotedImpulseAttrition"];
            /** @description Leaders who came under the partner’s command on his way: they may refuse to go along (§10.61). */
            readonly met: readonly string[];
            /** @description Leaders who refused to go along with the partner (§10.61). */
            readonly refusing: readonly string[];
            /** @description Checks that wait until what is going on has come to an end, oldest first. */
            readonly due: readonly components["schemas"]["KutuzovEventNotedImpulseDueItem"][];
        };
        /** KutuzovViewFacts */
        readonly KutuzovViewFacts: {
            readonly kutuzovHasAppeared: boolean;
            readonly austriaNeutral: boolean;
            readonly prussiaRevolted: boolean;
            /** @description Where Will to Fight markers lie (§19.81). */
            readonly willToFight: readonly ("elan-du-guerre" | "vive-lempereur" | "marchez-vous" | "les-grognards" | "tu-felix-austria" | "sauve-qui-peut")[];
            /** @description Resources they have brought the Imperials (§19.81). */
            readonly willResources: number;
            /**
             * @description The Imperial change of aim (§19.7).
             * @enum {string}
             */
            readonly retreat: "closed" | "open" | "refused" | "chosen";
            /** @description Imperial Powers that have left Moscow, St. Petersburg and Kiev (§19.722). */
            readonly withdrawn: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @description Conquest rolls that could have conquered Russia (§19.22). */
            readonly conquestRolls: number;
            /** @description Powers that have had an impulse (§PB4.1). */
            readonly firstImpulseDone: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @description Powers that have placed their To the Bridges marker (§PB4.1). */
            readonly bridgesUsed: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @description Depot markers placed in the game, and lost (§17.2). */
            readonly dmcPlaced: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            readonly dmcLost: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            /** @description Non-Home cards a Power may hold (§17.43). */
            readonly handLimit: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            /** @description SP a nation owes (§5.12). */
            readonly owed: {
                readonly [key: string]: number;
            };
            /** @description The Camp that alone has cards left in the single-hand game (§PB6.10): it plays its first or its second impulse more, is to divide the rest, or has its Powers’ hands apart. */
            readonly solo: components["schemas"]["KutuzovEventNotedFactsSolo"] | null;
            /** @description Must Plays whose event has been used: all they bring now is winter (§14.62). */
            readonly winterCards: readonly number[];
        };
        /** KutuzovViewLeader */
        readonly KutuzovViewLeader: {
            /** @enum {string} */
            readonly of: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            /** @description A space, or @eliminated, @regroup, @unavailable, @removed. */
            readonly at: string;
            /** @description Spaces paid with CP in this impulse (§10.42). */
            readonly marched: number;
            /** @description No further move by CP in this impulse: in a zone (§10.51), or by sea (§15.2). */
            readonly stopped: boolean;
            /** @description Under a Battle or Failed Intercept marker: no move, no interception (§12.52). */
            readonly marked: boolean;
        };
        /** KutuzovViewBridge */
        readonly KutuzovViewBridge: {
            /** @enum {string} */
            readonly owner: "FN" | "R1" | "FS" | "R2";
            readonly a: string;
            readonly b: string;
            readonly permanent: boolean;
        };
        /** KutuzovViewMorale */
        readonly KutuzovViewMorale: {
            readonly imperial: components["schemas"]["KutuzovViewMoraleImperial"];
            readonly tsarist: components["schemas"]["KutuzovViewMoraleImperial"];
        };
        /** KutuzovViewMoraleImperial */
        readonly KutuzovViewMoraleImperial: {
            /** @enum {string} */
            readonly level: "elan-du-guerre" | "vive-lempereur" | "marchez-vous" | "les-grognards" | "tu-felix-austria" | "sauve-qui-peut";
            readonly loss: number;
            readonly gain: number;
        };
        /** KutuzovViewAttrition */
        readonly KutuzovViewAttrition: {
            /** @enum {string} */
            readonly level: "normal" | "problematic" | "difficult" | "harsh" | "severe" | "crippling";
            readonly loss: number;
            readonly gain: number;
        };
        /** KutuzovViewBeside */
        readonly KutuzovViewBeside: {
            readonly FN: readonly number[];
            readonly R1: readonly number[];
            readonly FS: readonly number[];
            readonly R2: readonly number[];
        };
        /** KutuzovViewAttachedItem */
        readonly KutuzovViewAttachedItem: {
            readonly card: number;
            readonly leader: string;
        };
        /** KutuzovViewLastRoll */
        readonly KutuzovViewLastRoll: {
            readonly why: string;
            /** @enum {string} */
            readonly power: "FN" | "R1" | "FS" | "R2";
            readonly dice: readonly number[];
            readonly total: number;
            /** @description The rule that says so. */
            readonly rule: string;
            readonly space?: string;
        };
        /** KutuzovViewOver */
        readonly KutuzovViewOver: {
            /** @enum {string} */
            readonly camp: "imperial" | "tsarist";
            /** @description Of the Camp that has won, the Powers of the seat with most points (§20.5). */
            readonly powers: readonly ("FN" | "R1" | "FS" | "R2")[];
            /** @enum {string} */
            readonly how: "morale" | "both-capitals" | "third-conquest-roll" | "no-keys" | "fourteen-keys" | "conquest" | "defeat" | "will-to-fight" | "peace" | "points" | "resignation";
            readonly points: components["schemas"]["KutuzovEventEndedPoints"];
        };
        /** KutuzovViewHand */
        readonly KutuzovViewHand: {
            readonly home: readonly number[];
            readonly other: readonly number[];
        };
        /** KutuzovViewHeld */
        readonly KutuzovViewHeld: {
            readonly FN: components["schemas"]["KutuzovViewHeldFN"];
            readonly R1: components["schemas"]["KutuzovViewHeldFN"];
            readonly FS: components["schemas"]["KutuzovViewHeldFN"];
            readonly R2: components["schemas"]["KutuzovViewHeldFN"];
        };
        /** KutuzovViewHeldFN */
        readonly KutuzovViewHeldFN: {
            readonly home: number;
            readonly other: number;
            readonly aside: number;
        };
        /** KutuzovViewChits */
        readonly KutuzovViewChits: {
            readonly imperial: components["schemas"]["KutuzovViewChitsImperial"];
            readonly tsarist: components["schemas"]["KutuzovViewChitsImperial"];
        };
        /** KutuzovViewChitsImperial */
        readonly KutuzovViewChitsImperial: {
            readonly home: number;
            readonly other: number;
        };
        /** KutuzovViewHomeCount */
        readonly KutuzovViewHomeCount: {
            readonly imperial: number;
            readonly tsarist: number;
        };
        /** KutuzovViewPeek */
        readonly KutuzovViewPeek: {
            readonly of: ("FN" | "R1" | "FS" | "R2") | "deck";
            readonly to: readonly ("FN" | "R1" | "FS" | "R2")[];
            readonly cards: readonly number[];
        };
        /** KutuzovViewHomeTop */
        readonly KutuzovViewHomeTop: {
            readonly imperial: number | null;
            readonly tsarist: number | null;
        };
        /**
         * KutuzovView
         * @description A position of Kutuzov 1812 as a viewer may know it.
         */
        readonly KutuzovView: {
            /** @enum {string} */
            readonly edition: "reconstructed";
            readonly scenario: number;
            /** @description The Powers of each seat (§2.1). */
            readonly seats: {
                readonly [key: string]: readonly ("FN" | "R1" | "FS" | "R2")[];
            };
            /** @description Partners see each other’s hands (§2.21, §2.22, §2.33). */
            readonly openHands: boolean;
            /** @description Moments that follow each other are one window: the approach of enemies, the time before the dice. */
            readonly merged: boolean;
            /** @description The Powers of a Camp share one hand, and it has chits besides (§2.32). */
            readonly singleHand: boolean;
            readonly turn: number;
            readonly lastTurn: number;
            readonly round: number;
            /**
             * @description Where the impulse marker stands; it stays from turn to turn (§4.9).
             * @enum {string}
             */
            readonly marker: "FN" | "R1" | "FS" | "R2";
            /** @description The last impulse of anybody (§4.22). */
            readonly last: components["schemas"]["KutuzovViewLast"] | null;
            /** @description The beat at which the last impulse of each Power began; 0 before its first one. */
            readonly began: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            readonly impulse: components["schemas"]["KutuzovViewImpulse"];
            readonly facts: components["schemas"]["KutuzovViewFacts"];
            readonly troops: {
                readonly [key: string]: readonly components["schemas"]["KutuzovTroop"][];
            };
            readonly leaders: {
                readonly [key: string]: components["schemas"]["KutuzovViewLeader"];
            };
            /** @description The commander of each Camp in a space where it has two leaders or more (§10.54). */
            readonly commanders: {
                readonly [key: string]: {
                    readonly [key: string]: string;
                };
            };
            /** @description SP in the Regroup Box (§6.2). */
            readonly regroup: {
                readonly [key: string]: number;
            };
            readonly flags: {
                readonly [key: string]: "FN" | "R1" | "FS" | "R2" | "PR" | "AU";
            };
            readonly scorched: readonly string[];
            readonly sacked: readonly string[];
            readonly entrenched: {
                readonly [key: string]: "imperial" | "tsarist";
            };
            readonly dmc: {
                readonly [key: string]: "FN" | "R1" | "FS" | "R2";
            };
            readonly trains: {
                readonly [key: string]: string;
            };
            readonly bridges: readonly components["schemas"]["KutuzovViewBridge"][];
            readonly morale: components["schemas"]["KutuzovViewMorale"];
            readonly attrition: components["schemas"]["KutuzovViewAttrition"];
            readonly resources: components["schemas"]["KutuzovEventNotedFactsDmcPlaced"];
            /** @description Used Home cards of a Power’s own, which lie by it: #1 by FN, #9 by FS (§4.21). */
            readonly beside: components["schemas"]["KutuzovViewBeside"];
            /** @description Used cards that stay by a Power until the impulses of the turn are over (§4.21). */
            readonly faceUp: components["schemas"]["KutuzovViewBeside"];
            readonly removed: readonly number[];
            /** @description Must Plays set aside for the winter (§14.62). */
            readonly winter: readonly number[];
            readonly attached: readonly components["schemas"]["KutuzovViewAttachedItem"][];
            /** @description What cards have changed for a while, oldest first (§5.1). */
            readonly effects: readonly components["schemas"]["KutuzovEffect"][];
            /** @description Powers that have passed for the rest of the move or of the impulse. */
            readonly passing: {
                readonly [key: string]: "move" | "impulse";
            };
            /** @description Where the procedure stands: the last frame is the one that asks. */
            readonly frames: readonly components["schemas"]["KutuzovFrame"][];
            readonly lastRoll: components["schemas"]["KutuzovViewLastRoll"] | null;
            /** @description Events so far: it names the questions. */
            readonly beat: number;
            readonly over: components["schemas"]["KutuzovViewOver"] | null;
            /** @description The cards of the viewer’s own Powers, and of their partners with open hands. */
            readonly hands: {
                readonly [key: string]: components["schemas"]["KutuzovViewHand"];
            };
            /** @description Cards left over from the last turn, of those Powers (§17.42). */
            readonly aside: {
                readonly [key: string]: readonly number[];
            };
            /** @description How many Home cards, other cards and left-over ones each Power holds; Powers that share a hand hold it both (§2.32). */
            readonly held: components["schemas"]["KutuzovViewHeld"];
            /** @description How many chits each Camp has: cards that nobody sees (§PB6). */
            readonly chits: components["schemas"]["KutuzovViewChits"];
            /** @description Cards in the draw deck. */
            readonly drawCount: number;
            /** @description Home cards that nobody holds or has used. */
            readonly homeCount: components["schemas"]["KutuzovViewHomeCount"];
            /** @description Cards that an event shows to the viewer’s own Powers, or to their partners with open hands. */
            readonly peek: components["schemas"]["KutuzovViewPeek"] | null;
            /** @description The top of each Camp’s used Home cards, the only one that is seen (§4.21). */
            readonly homeTop: components["schemas"]["KutuzovViewHomeTop"];
            /** @description The top of the discards, the only one that is seen (§4.21). */
            readonly discardTop: number | null;
        };
        /**
         * KutuzovNewGame
         * @description A game to be opened.
         */
        readonly KutuzovNewGame: {
            /**
             * @description Which game to play: an id of GET /v1/rules. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly of: "kutuzov";
            /** @description Without it: `"A game"`. */
            readonly title?: string;
            /** @description The options of that game, as GET /v1/rules/{rules} has them. Without it: `{}`. */
            readonly options?: components["schemas"]["KutuzovOptions"];
            /** @description Without it: `{"visibility":"public","invited":[],"deadlines":{},"grace":0,"draw":"unanimous","anonymous":false,"seating":"choose","absent":"lapse","entropy":"house","lobbyExpires":604800}`. */
            readonly settings?: components["schemas"]["NewSettings"];
        };
        /**
         * KutuzovStateAnswer
         * @description The position as the caller may know it.
         */
        readonly KutuzovStateAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /**
             * @description Which game is played. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly of: "kutuzov";
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description Hash of that commit. */
            readonly hash: string;
            /** @description Through whose eyes: seats, or none for a spectator. */
            readonly viewer: readonly string[];
            /** @description The position as the viewer may know it; its shape is the game’s own (`DiplomacyView`). */
            readonly view: components["schemas"]["KutuzovView"];
            /** @description The position in lines of text by heading (tracks, Powers, the last roll), in the language asked for, in no order. */
            readonly panels?: {
                readonly [key: string]: readonly string[];
            };
            /** @description The cards that the viewer sees, in the language asked for; absent in games without cards. */
            readonly tray?: readonly components["schemas"]["TrayCard"][];
        };
        /**
         * BattleQuestion
         * @description A battle of Napoleonics to be looked at: one of the house, or your own.
         */
        readonly BattleQuestion: {
            /** @description A battle of the house, by its id. */
            readonly scenario?: string;
            /** @description A battle of your own, as `options.battle` of a new game has it, or one on the way to it. */
            readonly battle?: {
                readonly [key: string]: unknown;
            };
        };
        /** BattleAnswerProblem */
        readonly BattleAnswerProblem: {
            /** @description Where in the battle: `/units/3/hex`. */
            readonly pointer: string;
            readonly code: string;
            readonly detail: string;
        };
        /**
         * BattleAnswer
         * @description What is wrong with a battle; nothing, if it can be played.
         */
        readonly BattleAnswer: {
            readonly problems: readonly components["schemas"]["BattleAnswerProblem"][];
            /** @description The battle of the house that was asked for. */
            readonly battle?: components["schemas"]["NapoleonicsBattle"];
        };
        /** NapoleonicsBattleName */
        readonly NapoleonicsBattleName: {
            readonly en: string;
            readonly ko: string;
        };
        /** NapoleonicsBattleNotes */
        readonly NapoleonicsBattleNotes: {
            readonly en: string;
            readonly ko: string;
        };
        /** NapoleonicsBattleSides */
        readonly NapoleonicsBattleSides: {
            readonly top: components["schemas"]["NapoleonicsBattleSidesTop"];
            readonly bottom: components["schemas"]["NapoleonicsBattleSidesTop"];
        };
        /** NapoleonicsBattleSidesTop */
        readonly NapoleonicsBattleSidesTop: {
            readonly army: components["schemas"]["NapoleonicsBattleName"];
            readonly nations: readonly ("BRITISH" | "PORTUGUESE" | "FRENCH")[];
            readonly commander: components["schemas"]["NapoleonicsBattleName"];
            readonly hand: number;
        };
        /** NapoleonicsBattleBanners */
        readonly NapoleonicsBattleBanners: {
            readonly top: number;
            readonly bottom: number;
        };
        /** NapoleonicsBattleObjective */
        readonly NapoleonicsBattleObjective: components["schemas"]["NapoleonicsBattleObjectiveHold"] | components["schemas"]["NapoleonicsBattleObjectiveExit"];
        /** NapoleonicsBattleObjectiveHold */
        readonly NapoleonicsBattleObjectiveHold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "hold";
            readonly id: string;
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly hexes: readonly string[];
            readonly banners: number;
            /** @enum {string} */
            readonly gain: "immediate" | "own-turn-start";
            /** @enum {string} */
            readonly lasts: "temporary" | "permanent";
            readonly text: components["schemas"]["NapoleonicsBattleName"];
        };
        /** NapoleonicsBattleObjectiveExit */
        readonly NapoleonicsBattleObjectiveExit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "exit";
            readonly id: string;
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly hexes: readonly string[];
            readonly banners: number;
            /**
             * @description The edge of the board over which it leaves.
             * @enum {string}
             */
            readonly edge: "top" | "bottom";
            readonly text: components["schemas"]["NapoleonicsBattleObjectiveExitText"];
        };
        /** NapoleonicsBattleObjectiveExitText */
        readonly NapoleonicsBattleObjectiveExitText: {
            readonly en: string;
            readonly ko: string;
        };
        /** NapoleonicsBattleSpecialRule */
        readonly NapoleonicsBattleSpecialRule: components["schemas"]["NapoleonicsBattleSpecialRuleWater"] | components["schemas"]["NapoleonicsBattleSpecialRuleNoShortSupply"];
        /** NapoleonicsBattleSpecialRuleWater */
        readonly NapoleonicsBattleSpecialRuleWater: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "water";
            readonly id: string;
            readonly text: components["schemas"]["NapoleonicsBattleName"];
        };
        /** NapoleonicsBattleSpecialRuleNoShortSupply */
        readonly NapoleonicsBattleSpecialRuleNoShortSupply: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "no-short-supply";
            readonly id: string;
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly hexes: readonly string[];
            readonly text: components["schemas"]["NapoleonicsBattleName"];
        };
        /** NapoleonicsBattleWaterItem */
        readonly NapoleonicsBattleWaterItem: {
            readonly hex: string;
            /** @enum {string} */
            readonly tile: "RIVER" | "RIVER_BEND" | "RIVER_END" | "RIVER_Y" | "RIVER_Y_RIGHT" | "RIVER_Y_LEFT" | "RIVER_BRIDGE" | "RIVER_BEND_BRIDGE";
            readonly sides: readonly ("E" | "SE" | "SW" | "W" | "NW" | "NE")[];
        };
        /** NapoleonicsBattleFieldWork */
        readonly NapoleonicsBattleFieldWork: {
            readonly hex: string;
            readonly sides: readonly ("E" | "SE" | "SW" | "W" | "NW" | "NE")[];
        };
        /** NapoleonicsBattlePlace */
        readonly NapoleonicsBattlePlace: {
            readonly hex: string;
            readonly name: components["schemas"]["NapoleonicsBattleName"];
        };
        /** NapoleonicsBattleUnit */
        readonly NapoleonicsBattleUnit: {
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly type: string;
            readonly hex: string;
        };
        /** NapoleonicsBattleLeader */
        readonly NapoleonicsBattleLeader: {
            /** @enum {string} */
            readonly side: "top" | "bottom";
            /** @enum {string} */
            readonly nation: "BRITISH" | "PORTUGUESE" | "FRENCH";
            readonly name: components["schemas"]["NapoleonicsBattleName"];
            readonly hex: string;
        };
        /** NapoleonicsBattleCounts */
        readonly NapoleonicsBattleCounts: {
            readonly units: {
                readonly [key: string]: {
                    readonly [key: string]: number;
                };
            };
            readonly tiles: {
                readonly [key: string]: number;
            };
        };
        /** NapoleonicsBattleProvenanceItem */
        readonly NapoleonicsBattleProvenanceItem: {
            /** @enum {string} */
            readonly status: "published" | "reconstructed";
            readonly note?: string;
            readonly detail?: {
                readonly [key: string]: string;
            };
        };
        /**
         * NapoleonicsBattle
         * @description A battle in writing: the ground, the armies, the hands and what wins.
         */
        readonly NapoleonicsBattle: {
            /** @description The number of a scenario, or a name of your own. */
            readonly id: string;
            readonly slug: string;
            /**
             * @description `reconstruction`: a published battle, its map drawn anew. `custom`: your own.
             * @enum {string}
             */
            readonly label: "reconstruction" | "custom";
            readonly name: components["schemas"]["NapoleonicsBattleName"];
            readonly date: string;
            /** @description The history of the battle. */
            readonly notes: components["schemas"]["NapoleonicsBattleNotes"];
            readonly sides: components["schemas"]["NapoleonicsBattleSides"];
            /**
             * @description The side that starts (§2.6).
             * @enum {string}
             */
            readonly first: "top" | "bottom";
            /** @description The victory banners that win (§3.1). */
            readonly banners: components["schemas"]["NapoleonicsBattleBanners"];
            readonly objectives: readonly components["schemas"]["NapoleonicsBattleObjective"][];
            readonly specialRules: readonly components["schemas"]["NapoleonicsBattleSpecialRule"][];
            /** @description Nine rows of two-letter codes, 13 and 12 in turn: .. FO HI RH TO WM FW RV ST BR SQ. */
            readonly board: readonly string[];
            /** @description Every hex of river, ford or bridge, with the sides the water runs through. */
            readonly water: readonly components["schemas"]["NapoleonicsBattleWaterItem"][];
            /** @description Every hex of field works, with the sides they cover (§16.12a). */
            readonly fieldWorks: readonly components["schemas"]["NapoleonicsBattleFieldWork"][];
            readonly places: readonly components["schemas"]["NapoleonicsBattlePlace"][];
            /** @description `type` is a row of the unit tables: `B-LN`. */
            readonly units: readonly components["schemas"]["NapoleonicsBattleUnit"][];
            /** @description In the hex of a unit of their own side they are attached to it (§1.7). */
            readonly leaders: readonly components["schemas"]["NapoleonicsBattleLeader"][];
            /** @description Whose troops fight under the tables of a nation, where it is not that nation. */
            readonly nationNames?: {
                readonly [key: string]: components["schemas"]["NapoleonicsBattleName"];
            };
            /** @description What pieces and tiles there should be; checked against the board. */
            readonly counts?: components["schemas"]["NapoleonicsBattleCounts"];
            /** @description Which facts are published and which are reconstructed. */
            readonly provenance?: {
                readonly [key: string]: components["schemas"]["NapoleonicsBattleProvenanceItem"];
            };
        };
        /**
         * NapoleonicsOptions
         * @description Options of Commands & Colors: Napoleonics: `options` of a new game.
         */
        readonly NapoleonicsOptions: {
            /**
             * @description A battle of the house; 001 unless one is named.
             * @enum {string}
             */
            readonly scenario?: "001" | "002" | "003" | "004" | "005" | "006" | "007" | "008" | "010" | "011" | "014" | "015" | "B01" | "U01";
            /** @description A battle of your own, instead of `scenario`. */
            readonly battle?: components["schemas"]["NapoleonicsBattle"];
        };
        /** NapoleonicsCommandPlay */
        readonly NapoleonicsCommandPlay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "play";
            readonly card: string;
        };
        /** NapoleonicsCommandSection */
        readonly NapoleonicsCommandSection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "section";
            /** @enum {string} */
            readonly section: "LEFT" | "CENTER" | "RIGHT";
        };
        /** NapoleonicsCommandUse */
        readonly NapoleonicsCommandUse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "use";
            /** @enum {string} */
            readonly use: "manoeuvre" | "single";
        };
        /** NapoleonicsCommandSupply */
        readonly NapoleonicsCommandSupply: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "supply";
            readonly unit: string;
        };
        /** NapoleonicsCommandSupplyTo */
        readonly NapoleonicsCommandSupplyTo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "supply-to";
            readonly hex: string;
        };
        /** NapoleonicsCommandRally */
        readonly NapoleonicsCommandRally: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "rally";
            readonly unit: string;
        };
        /** NapoleonicsCommandOrder */
        readonly NapoleonicsCommandOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "order";
            readonly piece: string;
        };
        /** NapoleonicsCommandMove */
        readonly NapoleonicsCommandMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "move";
            readonly piece: string;
            readonly to: string;
        };
        /** NapoleonicsCommandLeaveSquare */
        readonly NapoleonicsCommandLeaveSquare: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "leave-square";
            readonly unit: string;
        };
        /** NapoleonicsCommandExit */
        readonly NapoleonicsCommandExit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "exit";
            readonly unit: string;
        };
        /** NapoleonicsCommandFire */
        readonly NapoleonicsCommandFire: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "fire";
            readonly unit: string;
            readonly target: string;
        };
        /** NapoleonicsCommandMelee */
        readonly NapoleonicsCommandMelee: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "melee";
            readonly unit: string;
            readonly target: string;
            readonly artillery: readonly string[];
        };
        /** NapoleonicsCommandDone */
        readonly NapoleonicsCommandDone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "done";
        };
        /** NapoleonicsCommandReact */
        readonly NapoleonicsCommandReact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "react";
            readonly card: string | null;
        };
        /** NapoleonicsCommandRetire */
        readonly NapoleonicsCommandRetire: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "retire";
            readonly retire: boolean;
        };
        /** NapoleonicsCommandFormSquare */
        readonly NapoleonicsCommandFormSquare: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "form-square";
            readonly form: boolean;
        };
        /** NapoleonicsCommandBattleBack */
        readonly NapoleonicsCommandBattleBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "battle-back";
            readonly battle: boolean;
        };
        /** NapoleonicsCommandIgnore */
        readonly NapoleonicsCommandIgnore: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ignore";
            readonly flags: number;
        };
        /** NapoleonicsCommandRetreat */
        readonly NapoleonicsCommandRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "retreat";
            readonly to: string;
        };
        /** NapoleonicsCommandStop */
        readonly NapoleonicsCommandStop: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "stop";
        };
        /** NapoleonicsCommandLeave */
        readonly NapoleonicsCommandLeave: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "leave";
        };
        /** NapoleonicsCommandAdvance */
        readonly NapoleonicsCommandAdvance: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "advance";
            readonly to: string | null;
        };
        /** NapoleonicsCommandKeep */
        readonly NapoleonicsCommandKeep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "keep";
            readonly card: string;
        };
        /**
         * NapoleonicsCommand
         * @description A command of Commands & Colors: Napoleonics: `command` of an action.
         */
        readonly NapoleonicsCommand: components["schemas"]["NapoleonicsCommandPlay"] | components["schemas"]["NapoleonicsCommandSection"] | components["schemas"]["NapoleonicsCommandUse"] | components["schemas"]["NapoleonicsCommandSupply"] | components["schemas"]["NapoleonicsCommandSupplyTo"] | components["schemas"]["NapoleonicsCommandRally"] | components["schemas"]["NapoleonicsCommandOrder"] | components["schemas"]["NapoleonicsCommandMove"] | components["schemas"]["NapoleonicsCommandLeaveSquare"] | components["schemas"]["NapoleonicsCommandExit"] | components["schemas"]["NapoleonicsCommandFire"] | components["schemas"]["NapoleonicsCommandMelee"] | components["schemas"]["NapoleonicsCommandDone"] | components["schemas"]["NapoleonicsCommandReact"] | components["schemas"]["NapoleonicsCommandRetire"] | components["schemas"]["NapoleonicsCommandFormSquare"] | components["schemas"]["NapoleonicsCommandBattleBack"] | components["schemas"]["NapoleonicsCommandIgnore"] | components["schemas"]["NapoleonicsCommandRetreat"] | components["schemas"]["NapoleonicsCommandStop"] | components["schemas"]["NapoleonicsCommandLeave"] | components["schemas"]["NapoleonicsCommandAdvance"] | components["schemas"]["NapoleonicsCommandKeep"];
        /**
         * NapoleonicsStanding
         * @description A standing order of Commands & Colors: Napoleonics.
         */
        readonly NapoleonicsStanding: {
            /**
             * @description First Strike is played whenever it is held, or never (§14.16a).
             * @enum {string}
             */
            readonly firstStrike?: "play" | "pass";
            /** @description Cavalry retires and reforms, or never does (§9.1). */
            readonly retire?: boolean;
            /** @description Infantry forms square, or never does (§10.1). */
            readonly formSquare?: boolean;
            /** @description Units battle back, or never do (§7.5). */
            readonly battleBack?: boolean;
            /**
             * @description How many of the flags it may a unit ignores (§11.5a).
             * @enum {string}
             */
            readonly ignoreFlags?: "all" | "none";
        };
        /** NapoleonicsEventEntered */
        readonly NapoleonicsEventEntered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "entered";
            readonly frame: components["schemas"]["NapoleonicsEventEnteredFrame"];
        };
        /** NapoleonicsEventEnteredFrame */
        readonly NapoleonicsEventEnteredFrame: components["schemas"]["NapoleonicsEventEnteredFrameCommand"] | components["schemas"]["NapoleonicsEventEnteredFrameSection"] | components["schemas"]["NapoleonicsEventEnteredFrameUse"] | components["schemas"]["NapoleonicsEventEnteredFrameSupply"] | components["schemas"]["NapoleonicsEventEnteredFrameSupplyTo"] | components["schemas"]["NapoleonicsEventEnteredFrameRally"] | components["schemas"]["NapoleonicsEventEnteredFrameOrder"] | components["schemas"]["NapoleonicsEventEnteredFrameMovement"] | components["schemas"]["NapoleonicsEventEnteredFrameCombat"] | components["schemas"]["NapoleonicsEventEnteredFrameDraw"] | components["schemas"]["NapoleonicsEventEnteredFrameScout"] | components["schemas"]["NapoleonicsEventEnteredFrameMelee"] | components["schemas"]["NapoleonicsEventEnteredFrameFlags"] | components["schemas"]["NapoleonicsEventEnteredFrameRetreat"] | components["schemas"]["NapoleonicsEventEnteredFrameLeaderCheck"] | components["schemas"]["NapoleonicsEventEnteredFrameLeaderRetreat"] | components["schemas"]["NapoleonicsEventEnteredFrameAdvance"];
        /** NapoleonicsEventEnteredFrameCommand */
        readonly NapoleonicsEventEnteredFrameCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "command";
        };
        /** NapoleonicsEventEnteredFrameSection */
        readonly NapoleonicsEventEnteredFrameSection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "section";
        };
        /** NapoleonicsEventEnteredFrameUse */
        readonly NapoleonicsEventEnteredFrameUse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "use";
        };
        /** NapoleonicsEventEnteredFrameSupply */
        readonly NapoleonicsEventEnteredFrameSupply: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "supply";
        };
        /** NapoleonicsEventEnteredFrameSupplyTo */
        readonly NapoleonicsEventEnteredFrameSupplyTo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "supply-to";
            readonly unit: string;
            readonly to: readonly string[];
        };
        /** NapoleonicsEventEnteredFrameRally */
        readonly NapoleonicsEventEnteredFrameRally: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "rally";
            readonly blocks: components["schemas"]["NapoleonicsEventEnteredFrameRallyBlocks"];
        };
        /** NapoleonicsEventEnteredFrameRallyBlocks */
        readonly NapoleonicsEventEnteredFrameRallyBlocks: {
            readonly INF: number;
            readonly CAV: number;
            readonly ART: number;
        };
        /** NapoleonicsEventEnteredFrameOrder */
        readonly NapoleonicsEventEnteredFrameOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "order";
        };
        /** NapoleonicsEventEnteredFrameMovement */
        readonly NapoleonicsEventEnteredFrameMovement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "movement";
        };
        /** NapoleonicsEventEnteredFrameCombat */
        readonly NapoleonicsEventEnteredFrameCombat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "combat";
        };
        /** NapoleonicsEventEnteredFrameDraw */
        readonly NapoleonicsEventEnteredFrameDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "draw";
        };
        /** NapoleonicsEventEnteredFrameScout */
        readonly NapoleonicsEventEnteredFrameScout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "scout";
        };
        /** NapoleonicsEventEnteredFrameMelee */
        readonly NapoleonicsEventEnteredFrameMelee: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "melee";
            readonly unit: string;
            readonly target: string;
            readonly artillery: readonly string[];
            /** @enum {string} */
            readonly stage: "first-strike" | "strike" | "retire" | "square" | "square-die" | "roll" | "after";
            readonly from: string;
            readonly at: string;
            /**
             * @description A second melee of the turn (§13.4a).
             * @constant
             */
            readonly bonus?: true;
            /**
             * @description The target retires and reforms (§9).
             * @constant
             */
            readonly retires?: true;
        };
        /** NapoleonicsEventEnteredFrameFlags */
        readonly NapoleonicsEventEnteredFrameFlags: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "flags";
            readonly unit: string;
            readonly flags: number;
            readonly from: string;
            readonly checked: boolean;
        };
        /** NapoleonicsEventEnteredFrameRetreat */
        readonly NapoleonicsEventEnteredFrameRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "retreat";
            readonly unit: string;
            readonly hexes: number;
            readonly checked: boolean;
            /** @enum {string} */
            readonly how: "retreat" | "retire" | "bounce";
        };
        /** NapoleonicsEventEnteredFrameLeaderCheck */
        readonly NapoleonicsEventEnteredFrameLeaderCheck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "leader-check";
            readonly leader: string;
            readonly dice: number;
        };
        /** NapoleonicsEventEnteredFrameLeaderRetreat */
        readonly NapoleonicsEventEnteredFrameLeaderRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "leader-retreat";
            readonly leader: string;
            readonly path: readonly string[];
        };
        /** NapoleonicsEventEnteredFrameAdvance */
        readonly NapoleonicsEventEnteredFrameAdvance: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly is: "advance";
            readonly unit: string;
            readonly to: string;
            readonly not: string;
            /** @enum {string} */
            readonly stage: "ground" | "beyond" | "bonus";
            /** @constant */
            readonly last?: true;
        };
        /** NapoleonicsEventWent */
        readonly NapoleonicsEventWent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "went";
            readonly frame: components["schemas"]["NapoleonicsEventEnteredFrame"];
        };
        /** NapoleonicsEventLeft */
        readonly NapoleonicsEventLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "left";
        };
        /** NapoleonicsEventDealt */
        readonly NapoleonicsEventDealt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "dealt";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly count: number;
            readonly sealed: components["schemas"]["Seal"];
        };
        /** NapoleonicsEventCardPlayed */
        readonly NapoleonicsEventCardPlayed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "card-played";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly card: string;
            readonly as: string | null;
            readonly command: number;
        };
        /** NapoleonicsEventReacted */
        readonly NapoleonicsEventReacted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "reacted";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly card: string | null;
        };
        /** NapoleonicsEventDrew */
        readonly NapoleonicsEventDrew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "drew";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly sealed: components["schemas"]["Seal"];
        };
        /** NapoleonicsEventScouted */
        readonly NapoleonicsEventScouted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "scouted";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly sealed: components["schemas"]["Seal"];
        };
        /** NapoleonicsEventKept */
        readonly NapoleonicsEventKept: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "kept";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly discarded: string | null;
            readonly sealed: components["schemas"]["Seal"];
        };
        /** NapoleonicsEventDiscarded */
        readonly NapoleonicsEventDiscarded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "discarded";
            readonly card: string;
        };
        /** NapoleonicsEventReshuffled */
        readonly NapoleonicsEventReshuffled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "reshuffled";
            readonly rule: string;
        };
        /** NapoleonicsEventTurnBegan */
        readonly NapoleonicsEventTurnBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turn-began";
            /** @enum {string} */
            readonly side: "top" | "bottom";
        };
        /** NapoleonicsEventChose */
        readonly NapoleonicsEventChose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "chose";
            /** @enum {string} */
            readonly section?: "LEFT" | "CENTER" | "RIGHT";
            /** @enum {string} */
            readonly use?: "manoeuvre" | "single";
            readonly unit?: string;
        };
        /** NapoleonicsEventSlotsOpened */
        readonly NapoleonicsEventSlotsOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "slots-opened";
            readonly slots: readonly components["schemas"]["NapoleonicsEventSlotsOpenedSlot"][];
        };
        /** NapoleonicsEventSlotsOpenedSlot */
        readonly NapoleonicsEventSlotsOpenedSlot: {
            /** @enum {string} */
            readonly section?: "LEFT" | "CENTER" | "RIGHT";
            readonly units?: readonly components["schemas"]["NapoleonicsEventSlotsOpenedSlotUnit"][];
            /** @constant */
            readonly leaders?: true;
            /** @constant */
            readonly plain?: true;
        };
        /** NapoleonicsEventSlotsOpenedSlotUnit */
        readonly NapoleonicsEventSlotsOpenedSlotUnit: {
            readonly arms?: readonly ("INF" | "CAV" | "ART")[];
            readonly classes?: readonly ("line" | "light" | "rifle-light" | "elite" | "guard" | "militia" | "heavy" | "guard-light" | "guard-heavy" | "foot" | "horse" | "guard-foot")[];
            readonly adjacent?: boolean;
            readonly square?: boolean;
        };
        /** NapoleonicsEventOrdered */
        readonly NapoleonicsEventOrdered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ordered";
            readonly piece: string;
            /** @constant */
            readonly plain?: true;
        };
        /** NapoleonicsEventUnordered */
        readonly NapoleonicsEventUnordered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "unordered";
            readonly piece: string;
        };
        /** NapoleonicsEventJoined */
        readonly NapoleonicsEventJoined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "joined";
            readonly unit: string;
        };
        /** NapoleonicsEventMoved */
        readonly NapoleonicsEventMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "moved";
            readonly piece: string;
            /** @enum {string} */
            readonly how: "order" | "retreat" | "retire" | "bounce" | "advance" | "supply";
            readonly path: readonly string[];
            readonly leader?: string;
        };
        /** NapoleonicsEventExited */
        readonly NapoleonicsEventExited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "exited";
            readonly unit: string;
            readonly leader?: string;
        };
        /** NapoleonicsEventSquareFormed */
        readonly NapoleonicsEventSquareFormed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "square-formed";
            readonly unit: string;
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly slot: number;
            readonly sealed: components["schemas"]["Seal"];
        };
        /** NapoleonicsEventSquareLeft */
        readonly NapoleonicsEventSquareLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "square-left";
            readonly unit: string;
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly slot: number;
            readonly rule: string;
        };
        /** NapoleonicsEventRegained */
        readonly NapoleonicsEventRegained: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "regained";
            readonly unit: string;
            readonly blocks: number;
        };
        /** NapoleonicsEventCombatBegan */
        readonly NapoleonicsEventCombatBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "combat-began";
            /** @enum {string} */
            readonly kind: "ranged" | "melee";
            readonly unit: string;
            readonly target: string;
            readonly from: string;
            readonly at: string;
            readonly artillery: readonly string[];
            /** @constant */
            readonly bonus?: true;
        };
        /** NapoleonicsEventRolled */
        readonly NapoleonicsEventRolled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "rolled";
            /** @enum {string} */
            readonly by: "top" | "bottom";
            /** @enum {string} */
            readonly why: "ranged" | "melee" | "first-strike" | "square" | "battle-back" | "retire" | "leader-check" | "escape" | "elan" | "rally";
            readonly piece?: string;
            readonly target?: string;
            readonly parts: readonly components["schemas"]["NapoleonicsEventRolledPart"][];
            readonly faces: readonly ("INF" | "CAV" | "ART" | "FLAG" | "SABER")[];
            readonly hits: number;
            readonly flags: number;
            readonly rule: string;
        };
        /** NapoleonicsEventRolledPart */
        readonly NapoleonicsEventRolledPart: {
            readonly why: string;
            readonly dice: number;
            readonly rule: string;
            readonly piece?: string;
        };
        /** NapoleonicsEventBlocksLost */
        readonly NapoleonicsEventBlocksLost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "blocks-lost";
            readonly unit: string;
            readonly blocks: number;
            readonly rule: string;
        };
        /** NapoleonicsEventEliminated */
        readonly NapoleonicsEventEliminated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "eliminated";
            readonly unit: string;
            readonly rule: string;
        };
        /** NapoleonicsEventLeaderLost */
        readonly NapoleonicsEventLeaderLost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "leader-lost";
            readonly leader: string;
            readonly rule: string;
        };
        /** NapoleonicsEventLeaderLeft */
        readonly NapoleonicsEventLeaderLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "leader-left";
            readonly leader: string;
            readonly rule: string;
        };
        /** NapoleonicsEventFlagsIgnored */
        readonly NapoleonicsEventFlagsIgnored: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "flags-ignored";
            readonly unit: string;
            readonly flags: number;
            readonly ignored: number;
            readonly rule: string;
        };
        /** NapoleonicsEventBannerGained */
        readonly NapoleonicsEventBannerGained: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "banner-gained";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly banner: components["schemas"]["NapoleonicsEventBannerGainedBanner"];
        };
        /** NapoleonicsEventBannerGainedBanner */
        readonly NapoleonicsEventBannerGainedBanner: {
            /** @enum {string} */
            readonly for: "unit" | "leader" | "objective" | "exit";
            readonly about: string;
        };
        /** NapoleonicsEventBannerLost */
        readonly NapoleonicsEventBannerLost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "banner-lost";
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly about: string;
        };
        /** NapoleonicsEventWon */
        readonly NapoleonicsEventWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "won";
            /** @enum {string} */
            readonly winner: "top" | "bottom";
            /** @constant */
            readonly how: "banners";
        };
        /**
         * NapoleonicsEvent
         * @description A fact of a game of Commands & Colors: Napoleonics, as it stands in the log.
         */
        readonly NapoleonicsEvent: components["schemas"]["NapoleonicsEventEntered"] | components["schemas"]["NapoleonicsEventWent"] | components["schemas"]["NapoleonicsEventLeft"] | components["schemas"]["NapoleonicsEventDealt"] | components["schemas"]["NapoleonicsEventCardPlayed"] | components["schemas"]["NapoleonicsEventReacted"] | components["schemas"]["NapoleonicsEventDrew"] | components["schemas"]["NapoleonicsEventScouted"] | components["schemas"]["NapoleonicsEventKept"] | components["schemas"]["NapoleonicsEventDiscarded"] | components["schemas"]["NapoleonicsEventReshuffled"] | components["schemas"]["NapoleonicsEventTurnBegan"] | components["schemas"]["NapoleonicsEventChose"] | components["schemas"]["NapoleonicsEventSlotsOpened"] | components["schemas"]["NapoleonicsEventOrdered"] | components["schemas"]["NapoleonicsEventUnordered"] | components["schemas"]["NapoleonicsEventJoined"] | components["schemas"]["NapoleonicsEventMoved"] | components["schemas"]["NapoleonicsEventExited"] | components["schemas"]["NapoleonicsEventSquareFormed"] | components["schemas"]["NapoleonicsEventSquareLeft"] | components["schemas"]["NapoleonicsEventRegained"] | components["schemas"]["NapoleonicsEventCombatBegan"] | components["schemas"]["NapoleonicsEventRolled"] | components["schemas"]["NapoleonicsEventBlocksLost"] | components["schemas"]["NapoleonicsEventEliminated"] | components["schemas"]["NapoleonicsEventLeaderLost"] | components["schemas"]["NapoleonicsEventLeaderLeft"] | components["schemas"]["NapoleonicsEventFlagsIgnored"] | components["schemas"]["NapoleonicsEventBannerGained"] | components["schemas"]["NapoleonicsEventBannerLost"] | components["schemas"]["NapoleonicsEventWon"];
        /** NapoleonicsViewUnit */
        readonly NapoleonicsViewUnit: {
            readonly id: string;
            /** @enum {string} */
            readonly side: "top" | "bottom";
            /** @description A row of the unit tables: `B-LN`. */
            readonly type: string;
            readonly hex: string;
            readonly blocks: number;
            /** @description The number of its counter while it stands in square (§10.2). */
            readonly square?: number;
        };
        /** NapoleonicsViewLeader */
        readonly NapoleonicsViewLeader: {
            readonly id: string;
            /** @enum {string} */
            readonly side: "top" | "bottom";
            readonly name: components["schemas"]["NapoleonicsViewLeaderName"];
            readonly hex: string;
        };
        /** NapoleonicsViewLeaderName */
        readonly NapoleonicsViewLeaderName: {
            readonly en: string;
            readonly ko: string;
        };
        /** NapoleonicsViewBanners */
        readonly NapoleonicsViewBanners: {
            readonly top: readonly components["schemas"]["NapoleonicsEventBannerGainedBanner"][];
            readonly bottom: readonly components["schemas"]["NapoleonicsEventBannerGainedBanner"][];
        };
        /** NapoleonicsViewHeld */
        readonly NapoleonicsViewHeld: {
            readonly top: number;
            readonly bottom: number;
        };
        /** NapoleonicsViewPlayed */
        readonly NapoleonicsViewPlayed: {
            readonly top?: string;
            readonly bottom?: string;
        };
        /** NapoleonicsViewCard */
        readonly NapoleonicsViewCard: {
            readonly card: string;
            /** @description The card it stands for; null when a Counter-Attack has nothing to copy (§14.13). */
            readonly as: string | null;
            readonly command: number;
            /** @enum {string} */
            readonly section?: "LEFT" | "CENTER" | "RIGHT";
            /** @enum {string} */
            readonly use?: "manoeuvre" | "single";
            /** @description Each order, and what it may go to (§4.1). */
            readonly slots: readonly components["schemas"]["NapoleonicsEventSlotsOpenedSlot"][];
        };
        /** NapoleonicsViewOrder */
        readonly NapoleonicsViewOrder: {
            /**
             * @description It has an order (§4.1a).
             * @constant
             */
            readonly ordered?: true;
            /**
             * @description By plain rules, without the bonus of the card (§14.7).
             * @constant
             */
            readonly plain?: true;
            /** @description Hexes moved this turn. */
            readonly moved?: number;
            /**
             * @description A leader has joined it: it does not move again (§4.2i).
             * @constant
             */
            readonly joined?: true;
            /** @constant */
            readonly leftSquare?: true;
            /**
             * @description A leader who has moved along with his unit (§4.1c).
             * @constant
             */
            readonly carried?: true;
            /**
             * @description It has battled (§6.0).
             * @constant
             */
            readonly fought?: true;
            /**
             * @description It has moved on after its melee, and has not made its bonus melee (§13.2, §13.4).
             * @constant
             */
            readonly advanced?: true;
        };
        /** NapoleonicsViewLast */
        readonly NapoleonicsViewLast: {
            /** @enum {string} */
            readonly kind: "ranged" | "melee";
            readonly attacker: string;
            readonly target: string;
            readonly from: string;
            readonly at: string;
            readonly artillery: readonly string[];
            readonly rolls: readonly components["schemas"]["NapoleonicsViewLastRoll"][];
        };
        /** NapoleonicsViewLastRoll */
        readonly NapoleonicsViewLastRoll: {
            /** @enum {string} */
            readonly by: "top" | "bottom";
            /** @enum {string} */
            readonly why: "ranged" | "melee" | "first-strike" | "square" | "battle-back" | "retire" | "leader-check" | "escape" | "elan" | "rally";
            readonly faces: readonly ("INF" | "CAV" | "ART" | "FLAG" | "SABER")[];
            readonly hits: number;
            readonly flags: number;
        };
        /** NapoleonicsViewOver */
        readonly NapoleonicsViewOver: {
            /** @enum {string} */
            readonly winner: "top" | "bottom";
            /** @constant */
            readonly how: "banners";
        };
        /** NapoleonicsViewHands */
        readonly NapoleonicsViewHands: {
            readonly top?: readonly string[];
            readonly bottom?: readonly string[];
        };
        /** NapoleonicsViewTrack */
        readonly NapoleonicsViewTrack: {
            readonly top?: {
                readonly [key: string]: string;
            };
            readonly bottom?: {
                readonly [key: string]: string;
            };
        };
        /**
         * NapoleonicsView
         * @description A position of Commands & Colors: Napoleonics as a viewer may know it.
         */
        readonly NapoleonicsView: {
            readonly battle: components["schemas"]["NapoleonicsBattle"];
            readonly units: readonly components["schemas"]["NapoleonicsViewUnit"][];
            readonly leaders: readonly components["schemas"]["NapoleonicsViewLeader"][];
            readonly turn: number;
            /** @enum {string} */
            readonly active: "top" | "bottom";
            readonly banners: components["schemas"]["NapoleonicsViewBanners"];
            /** @description Cards in each hand. */
            readonly held: components["schemas"]["NapoleonicsViewHeld"];
            readonly pile: number;
            /** @description Cards that a Scout chooses from (§4.3b). */
            readonly looked: number;
            readonly discard: readonly string[];
            readonly played: components["schemas"]["NapoleonicsViewPlayed"];
            readonly card?: components["schemas"]["NapoleonicsViewCard"];
            readonly orders: {
                readonly [key: string]: components["schemas"]["NapoleonicsViewOrder"];
            };
            /** @description Cards to draw for First Strikes at the end of the turn (§4.3c). */
            readonly owed: components["schemas"]["NapoleonicsViewHeld"];
            /** @description Where the procedure stands; the last one asks. */
            readonly frames: readonly components["schemas"]["NapoleonicsEventEnteredFrame"][];
            readonly last?: components["schemas"]["NapoleonicsViewLast"];
            readonly beat: number;
            readonly over?: components["schemas"]["NapoleonicsViewOver"];
            /** @description The hands of the seats of the viewer. */
            readonly hands: components["schemas"]["NapoleonicsViewHands"];
            /** @description The cards on the square track of the viewer's seats, by slot (§10.2). */
            readonly track: components["schemas"]["NapoleonicsViewTrack"];
            /** @description The cards of his own Scout that the viewer chooses from (§4.3b). */
            readonly scouted?: readonly string[];
        };
        /**
         * NapoleonicsNewGame
         * @description A game to be opened.
         */
        readonly NapoleonicsNewGame: {
            /**
             * @description Which game to play: an id of GET /v1/rules. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly of: "napoleonics";
            /** @description Without it: `"A game"`. */
            readonly title?: string;
            /** @description The options of that game, as GET /v1/rules/{rules} has them. Without it: `{}`. */
            readonly options?: components["schemas"]["NapoleonicsOptions"];
            /** @description Without it: `{"visibility":"public","invited":[],"deadlines":{},"grace":0,"draw":"unanimous","anonymous":false,"seating":"choose","absent":"lapse","entropy":"house","lobbyExpires":604800}`. */
            readonly settings?: components["schemas"]["NewSettings"];
        };
        /**
         * NapoleonicsStateAnswer
         * @description The position as the caller may know it.
         */
        readonly NapoleonicsStateAnswer: {
            /** @description Id of the game. */
            readonly game: string;
            /**
             * @description Which game is played. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly of: "napoleonics";
            /** @description Number of the commit that the answer is about. */
            readonly version: number;
            /** @description Hash of that commit. */
            readonly hash: string;
            /** @description Through whose eyes: seats, or none for a spectator. */
            readonly viewer: readonly string[];
            /** @description The position as the viewer may know it; its shape is the game’s own (`DiplomacyView`). */
            readonly view: components["schemas"]["NapoleonicsView"];
            /** @description The position in lines of text by heading (tracks, Powers, the last roll), in the language asked for, in no order. */
            readonly panels?: {
                readonly [key: string]: readonly string[];
            };
            /** @description The cards that the viewer sees, in the language asked for; absent in games without cards. */
            readonly tray?: readonly components["schemas"]["TrayCard"][];
        };
    };
    responses: {
        /** @description A page of games. */
        readonly GamesPage: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GamesPage"];
            };
        };
        /** @description Committed, now or before. */
        readonly Receipt: {
            headers: {
                readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Receipt"];
            };
        };
        /** @description The answer that `If-None-Match` names has not changed. */
        readonly NotModified: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The request is not well-formed: `BAD_QUERY`, `BAD_BODY`, `BAD_IDEMPOTENCY_KEY`, or what the operation names. `errors` points to what is
         *     wrong.
         */
        readonly BadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `UNAUTHORIZED`: no token where one is needed, or (`error="invalid_token"` in `WWW-Authenticate`) one that is not valid. `TOKEN_EXPIRED`: a token that was
         *     good, whose time is over.
         */
        readonly Unauthorized: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/UNAUTHORIZED",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "UNAUTHORIZED",
                 *       "detail": "send \"Authorization: Bearer <JWT>\""
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Unauthorized"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description Not the caller's to do: `NOT_YOUR_SEAT`, `NOT_SEATED`, `NOT_THE_OWNER`, `SPECTATORS_OFF`, `INSUFFICIENT_SCOPE`. Where no scope is needed, only the gateway of the cloud says so. */
        readonly Forbidden: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["MissingScope"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/NOT_YOUR_SEAT",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "NOT_YOUR_SEAT",
                 *       "detail": "look as \"spectator\" or as a seat you hold; once the game is over, as any seat"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Forbidden"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description Not there, or not the caller's to see: `NO_SUCH_GAME`, `NO_SUCH_VERSION`, `NO_SUCH_VOTE`. Where nothing is named that may be missing, only the gateway of the cloud says so. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/NO_SUCH_GAME",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "NO_SUCH_GAME",
                 *       "detail": "there is no such game, or it is not yours to see"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Not Found"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description `NO_SUCH_RULES`: no such game is hosted here. `NO_SUCH_ENGINE`: it has no such engine here. */
        readonly NoSuchRules: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/NO_SUCH_RULES",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "NO_SUCH_RULES",
                 *       "detail": "games hosted here: diplomacy"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Not Found"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description Not at this moment of the game; the operation names its codes. */
        readonly Conflict: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `MOVED_ON`: the game has moved on from the version in `If-Match`. */
        readonly MovedOn: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/MOVED_ON",
                 *       "title": "Precondition Failed",
                 *       "status": 412,
                 *       "code": "MOVED_ON",
                 *       "detail": "the game has moved on from the version in If-Match; read it again"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `BODY_TOO_LARGE`: more than 64 KB. */
        readonly TooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/BODY_TOO_LARGE",
                 *       "title": "Content Too Large",
                 *       "status": 413,
                 *       "code": "BODY_TOO_LARGE",
                 *       "detail": "a body has at most 65536 bytes, this one 70001"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Request Entity Too Large"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description `NOT_JSON`: the `Content-Type` is not `application/json`. */
        readonly NotJson: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/NOT_JSON",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "code": "NOT_JSON",
                 *       "detail": "send \"Content-Type: application/json\""
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: the key came with another command before. */
        readonly KeyReused: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/IDEMPOTENCY_KEY_REUSED",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "IDEMPOTENCY_KEY_REUSED",
                 *       "detail": "this Idempotency-Key came with another command of game gf65681c23214f67e7ce9 before; a new command needs a new key"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A rule of the game says no, and `rule` names it; or `IDEMPOTENCY_KEY_REUSED`. */
        readonly Refused: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/NOT_ADJACENT",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "NOT_ADJACENT",
                 *       "detail": "mun is not next to par, and no fleets are there to carry the army.",
                 *       "rule": "§8.2",
                 *       "nearest": {
                 *         "pointer": "/orders/par/to",
                 *         "expected": {
                 *           "is": "oneOf",
                 *           "of": [
                 *             {
                 *               "is": "const",
                 *               "value": "bre"
                 *             },
                 *             {
                 *               "is": "const",
                 *               "value": "bur"
                 *             },
                 *             {
                 *               "is": "const",
                 *               "value": "gas"
                 *             },
                 *             {
                 *               "is": "const",
                 *               "value": "pic"
                 *             }
                 *           ]
                 *         }
                 *       },
                 *       "actions": "/v1/games/gf65681c23214f67e7ce9/actions"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `TOO_MANY`: a seat commits 5 commands at once that need no turn, then one in 10 seconds: votes, takebacks, standing orders, leaving,
         *     contributions to the dice, and new answers to the question it answered last. Counted from the log; answers to open questions are not limited.
         */
        readonly TooMany: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/TOO_MANY",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "TOO_MANY",
                 *       "detail": "a seat makes 5 commits at once that need no turn, then one in 10 seconds"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Too Many Requests"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /**
         * @description `QUOTA_EXCEEDED`: unless whoever runs the service says otherwise, a person opens at most 1,000 games an hour, has at most 1,000 open
         *     games of their own, and bots in at most 500 of them; what their programs do is theirs. A guest opens 20 an hour, and has 20 open. `RateLimit` names which: `hourly`, `open` or `bots`.
         */
        readonly QuotaExceeded: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/QUOTA_EXCEEDED",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "QUOTA_EXCEEDED",
                 *       "detail": "a person has at most 1000 games open; end one first"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Too Many Requests"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description In the cloud, the gateway limits how many requests all callers together send in a second. Send it again a little later. */
        readonly Throttled: {
            headers: {
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too Many Requests"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description `FAULT`: something broke here, and is logged. */
        readonly Fault: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/FAULT",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "code": "FAULT",
                 *       "detail": "something broke here, and is logged; nothing of your request was committed unless /events shows it"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Internal Server Error"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /**
         * @description Send the same request again, with the same `Idempotency-Key`. `BUSY`: it was not committed within 3 seconds, or something did not
         *     answer. `DEADLINE_PASSING`: it arrived after a deadline that silence has not answered yet. `CLOCK`: the clocks of this service
         *     do not agree. `GAME_STOPPED` (without `Retry-After`): the log of the
         *     game is not as it was written; whoever runs the service must put it right. `UPGRADING`: a newer release than the one that
         *     answers decided a command of the game; nothing is read or decided until that one answers.
         */
        readonly Busy: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfterUnlessStopped"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/BUSY",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "BUSY",
                 *       "detail": "the log is busy; send the same request again, with the same Idempotency-Key"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Service Unavailable"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description `STORAGE_FULL`: the disk of this server is full. Nothing is lost, games can be read, and the same request will succeed once there is room. */
        readonly Full: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/STORAGE_FULL",
                 *       "title": "Insufficient Storage",
                 *       "status": 507,
                 *       "code": "STORAGE_FULL",
                 *       "detail": "the disk of this server is full; nothing is lost, and the same request will do once there is room"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One’s own games: whole, or, with `fields`, in the fields that were chosen. */
        readonly MyGames: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GamesPage"] | components["schemas"]["MyGamesPage"];
            };
        };
        /**
         * @description `TOO_MANY_GUESTS`: unless whoever runs the service says otherwise, at most 60 guests come from one address (of IPv6, one /64) in an hour, as each process of the
         *     service counts them by itself, and at most 500 from everywhere. `RateLimit` names which: `address` or `guests`.
         */
        readonly GuestsExceeded: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/TOO_MANY_GUESTS",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "TOO_MANY_GUESTS",
                 *       "detail": "at most 500 guests are taken in an hour; come later, or sign in"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Too Many Requests"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description The commits: a page of JSON, or one commit a line. */
        readonly Commits: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly Link: components["headers"]["Link"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CommitsPage"];
                /** @example {"envelope":{"at":1795304095132,"by":"user:alice","cmdId":"DbBvhGGNnujtNxet2zRL2t","command":"1K5lI5n939XidN9KQt0BaZSvr4gLSQbWCmp9kEPHwC0","draws":{},"engine":"fieldpost@0.1.0","events":[{"type":"match/started"},{"due":1795390495132,"type":"match/clock"}],"game":"gf65681c23214f67e7ce9","prev":"hGkg0v58iQoP-_IjfvIq2_YU4gQNOOwE6xQ_7DHaHXw","rules":"diplomacy@1","v":10},"hash":"h19KdveoxJxHaWxXLwjJDPUWHN-wTk9NDW9hFZ2YeI4","secrets":{"command":{"salt":"1EENiKg04RXEGA6uP9By25GZCs0y0_gxjZRvHRssD3E","value":{"type":"start"}},"opened":[],"seals":[]}} */
                readonly "application/x-ndjson": string;
            };
        };
        /** @description `LOGS_BUSY`: too many whole games are being read for answers; what was asked for a moment ago is still answered. */
        readonly LogsBusy: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/LOGS_BUSY",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "LOGS_BUSY",
                 *       "detail": "too many whole games are being read here; ask again later, or read /log or /events yourself"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Too Many Requests"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description `AUDITS_BUSY`: too many audits are being worked out; an audit that is kept is still answered. */
        readonly AuditsBusy: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/AUDITS_BUSY",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "AUDITS_BUSY",
                 *       "detail": "too many audits are being worked out here; ask again later, or audit /log or /events yourself"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
                /**
                 * @example {
                 *       "message": "Too Many Requests"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GatewayMessage"];
            };
        };
        /** @description `METHOD_NOT_ALLOWED`: the path has other methods, which `Allow` names. */
        readonly MethodNotAllowed: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/METHOD_NOT_ALLOWED",
                 *       "title": "Method Not Allowed",
                 *       "status": 405,
                 *       "code": "METHOD_NOT_ALLOWED",
                 *       "detail": "allowed methods: GET, HEAD, OPTIONS"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the game, from the receipt of `createGame`.
         * @example gf65681c23214f67e7ce9
         */
        readonly game: string;
        /**
         * @description Id of the seat.
         * @example france
         */
        readonly seat: string;
        /**
         * @description What is voted on.
         * @example draw
         */
        readonly kind: "draw" | "cancel" | "ready" | "pause" | "extend" | "concede" | "calendar";
        /**
         * @description Id of the game: an `id` of `GET /v1/rules`.
         * @example diplomacy
         */
        readonly rules: string;
        /**
         * @description Id of a scenario: an `id` in `setups` of `GET /v1/rules/{rules}`.
         * @example 015
         */
        readonly setup: string;
        /**
         * @description The moment: the number of a commit. Left out: now.
         * @example 15
         */
        readonly version: number;
        /**
         * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
         *     or a spectator.
         * @example spectator
         */
        readonly as: string;
        /**
         * @description `0`: the map alone, without the legend, the tracks and what else stands around it. The units of the drawing stay where they are.
         * @example 0
         */
        readonly panels: "0" | "1";
        /**
         * @description What all ids in the picture begin with, before a hyphen, and `data-board` of its root; left out: the first nine characters of the
         *     game's id. Give two boards of one game other names, where they stand on one page.
         * @example left
         */
        readonly board: string;
        /**
         * @description How many games at most.
         * @example 20
         */
        readonly pageLimit: number;
        /** @description From the page before, with the same query; opaque. Left out: the first page. */
        readonly cursor: string;
        /**
         * @description Only games in this stage.
         * @example lobby
         */
        readonly status: "lobby" | "playing" | "over";
        /**
         * @description Only games of this kind: an `id` of `GET /v1/rules`.
         * @example diplomacy
         */
        readonly of: string;
        /**
         * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
         *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
         * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
         */
        readonly idempotencyKey: string;
        /**
         * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
         *     the same language.
         * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
         */
        readonly ifMatch: string;
        /**
         * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
         * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
         */
        readonly ifNoneMatch: string;
        /**
         * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
         * @example ko
         */
        readonly acceptLanguage: string;
        /**
         * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
         * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
         */
        readonly requestId: string;
        /**
         * @description Id of a personal token.
         * @example tq8Zr0aXk2LwY
         */
        readonly token: string;
        /**
         * @description Id of a block of yours.
         * @example b4mQ0xZ8nT1sW6pKcVbLrE
         */
        readonly block: string;
        /**
         * @description Id of an invitation or a link.
         * @example iq8Zr0aXk2LwY5tB2
         */
        readonly invitation: string;
        /**
         * @description Id of a game that you are invited to.
         * @example gf65681c23214f67e7ce9
         */
        readonly invited: string;
        /**
         * @description Id of a way.
         * @example wq8Zr0aXk2LwY
         */
        readonly way: string;
        /**
         * @description Id of a notice.
         * @example n3kZpQ1wYx8LmR5tB2vCd
         */
        readonly notice: string;
        /**
         * @description What stands in the link of a mail.
         * @example k3WvYk9pJqL0sT2xZ8bR5hM1dG7aE4uI
         */
        readonly link: string;
        /**
         * @description Id of a program of yours.
         * @example 4mQ0xZ8nT1sW6pKcVbLr
         */
        readonly bot: string;
        /**
         * @description The last version already known.
         * @example 15
         */
        readonly after: number;
        /**
         * @description How many commits at most. There may be fewer when they are large; `next` says that there are more.
         * @example 100
         */
        readonly limit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The name of the request: the `X-Request-Id` that was sent, if it is well-formed, or a new one. It stands in problems (`request`) and in the log of the service.
         * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
         */
        readonly XRequestId: string;
        /**
         * @description The gateway's own name for the request. An `application/json` answer with a status of 400 or more is the gateway's, and of these headers has this one alone.
         * @example JKJaXmPLvHcESHA=
         */
        readonly GatewayRequestId: string;
        /**
         * @description The language of texts for people in this answer.
         * @example en
         */
        readonly ContentLanguage: "en" | "ko";
        /**
         * @description How the body is compressed.
         * @example br
         */
        readonly ContentEncoding: "br" | "gzip";
        /**
         * @description The headers of the request that another answer may depend on.
         * @example authorization, accept-language, accept-encoding
         */
        readonly Vary: string;
        /** @description Pages of every origin may read the answer. */
        readonly AccessControlAllowOrigin: "*";
        /**
         * @description The headers that such a page may read.
         * @example etag, location, retry-after, link
         */
        readonly AccessControlExposeHeaders: string;
        /** @description The body is what `Content-Type` says. */
        readonly XContentTypeOptions: "nosniff";
        /**
         * @description Names this answer as this reader gets it at this version; `.br` or `.gzip` at its end says how it is compressed.
         * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
         */
        readonly ETag: string;
        /**
         * @description `private, no-cache` for what may change; `private, max-age=31536000, immutable` for a past version; `private, max-age=0, must-revalidate`
         *     for what has a tag of its content; `public, max-age=300` for the rules of a game and keys; `public, no-cache` for this description; `no-store` for all else.
         * @example private, no-cache
         */
        readonly CacheControl: string;
        /**
         * @description Where the game is.
         * @example /v1/games/gf65681c23214f67e7ce9
         */
        readonly Location: string;
        /** @description `true` when the command had been committed before. */
        readonly IdempotentReplayed: "true";
        /**
         * @description Seconds to wait before sending the request again.
         * @example 1
         */
        readonly RetryAfter: string;
        /**
         * @description Seconds to wait before sending the request again.
         * @example 1
         */
        readonly RetryAfterUnlessStopped: string;
        /**
         * @description What is limited, and how much of it (`q`) there is in how many seconds (`w`).
         * @example "seat";q=5;w=50
         */
        readonly RateLimitPolicy: string;
        /**
         * @description How many are left (`r`), and in how many seconds there is one more (`t`).
         * @example "seat";r=0;t=10
         */
        readonly RateLimit: string;
        /**
         * @description Which scope the token lacks (RFC 6750).
         * @example Bearer error="insufficient_scope", scope="games:play"
         */
        readonly MissingScope: string;
        /**
         * @description How to say who you are.
         * @example Bearer realm="fieldpost", error="invalid_token", error_description="the token has expired"
         */
        readonly WwwAuthenticate: string;
        /** @description A page that is opened from here is not told this address. */
        readonly ReferrerPolicy: "no-referrer";
        /**
         * @description `rel="next"`: where the commits after these are.
         * @example </v1/games/gf65681c23214f67e7ce9/events?after=10&limit=2>; rel="next"
         */
        readonly Link: string;
        /**
         * @description The methods of this path.
         * @example GET, HEAD, OPTIONS
         */
        readonly Allow: string;
    };
    pathItems: never;
}
export type GamePaused = components['schemas']['GamePaused'];
export type GameEntropy = components['schemas']['GameEntropy'];
export type GameOrigin = components['schemas']['GameOrigin'];
export type GameCheck = components['schemas']['GameCheck'];
export type Game = components['schemas']['Game'];
export type SeatAway = components['schemas']['SeatAway'];
export type SeatBank = components['schemas']['SeatBank'];
export type SeatRecord = components['schemas']['SeatRecord'];
export type Seat = components['schemas']['Seat'];
export type HolderUser = components['schemas']['HolderUser'];
export type HolderBot = components['schemas']['HolderBot'];
export type HolderHidden = components['schemas']['HolderHidden'];
export type Holder = components['schemas']['Holder'];
export type PeopleAnswer = components['schemas']['PeopleAnswer'];
export type SettingsPress = components['schemas']['SettingsPress'];
export type SettingsSpectators = components['schemas']['SettingsSpectators'];
export type SettingsSpectatorsOff = components['schemas']['SettingsSpectatorsOff'];
export type SettingsSpectatorsDelayed = components['schemas']['SettingsSpectatorsDelayed'];
export type SettingsConditions = components['schemas']['SettingsConditions'];
export type SettingsConditionsRating = components['schemas']['SettingsConditionsRating'];
export type SettingsPause = components['schemas']['SettingsPause'];
export type SettingsExtensions = components['schemas']['SettingsExtensions'];
export type SettingsBank = components['schemas']['SettingsBank'];
export type SettingsReady = components['schemas']['SettingsReady'];
export type SettingsVacate = components['schemas']['SettingsVacate'];
export type SettingsCalendar = components['schemas']['SettingsCalendar'];
export type SettingsCalendarQuiet = components['schemas']['SettingsCalendarQuiet'];
export type Settings = components['schemas']['Settings'];
export type Ask = components['schemas']['Ask'];
export type Outcome = components['schemas']['Outcome'];
export type GamesPage = components['schemas']['GamesPage'];
export type NewGame = components['schemas']['NewGame'];
export type NewSettingsPress = components['schemas']['NewSettingsPress'];
export type NewSettingsCalendar = components['schemas']['NewSettingsCalendar'];
export type NewSettingsCalendarQuiet = components['schemas']['NewSettingsCalendarQuiet'];
export type NewSettings = components['schemas']['NewSettings'];
export type GameEdit = components['schemas']['GameEdit'];
export type SettingsEdit = components['schemas']['SettingsEdit'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type MoveRequest = components['schemas']['MoveRequest'];
export type Vote = components['schemas']['Vote'];
export type Action = components['schemas']['Action'];
export type ActionByCommand = components['schemas']['ActionByCommand'];
export type ActionInNotation = components['schemas']['ActionInNotation'];
export type Takeback = components['schemas']['Takeback'];
export type ContributionRequest = components['schemas']['ContributionRequest'];
export type RevealRequest = components['schemas']['RevealRequest'];
export type Rematch = components['schemas']['Rematch'];
export type OfSeat = components['schemas']['OfSeat'];
export type Away = components['schemas']['Away'];
export type StandingRequest = components['schemas']['StandingRequest'];
export type Receipt = components['schemas']['Receipt'];
export type Note = components['schemas']['Note'];
export type ProblemError = components['schemas']['ProblemError'];
export type ProblemNearest = components['schemas']['ProblemNearest'];
export type Problem = components['schemas']['Problem'];
export type GatewayMessage = components['schemas']['GatewayMessage'];
export type TrayCard = components['schemas']['TrayCard'];
export type StateAnswer = components['schemas']['StateAnswer'];
export type ActionsAnswer = components['schemas']['ActionsAnswer'];
export type OpenQuestion = components['schemas']['OpenQuestion'];
export type Legal = components['schemas']['Legal'];
export type LegalKind = components['schemas']['LegalKind'];
export type LegalConst = components['schemas']['LegalConst'];
export type LegalOneOf = components['schemas']['LegalOneOf'];
export type LegalFields = components['schemas']['LegalFields'];
export type LegalPick = components['schemas']['LegalPick'];
export type LegalInt = components['schemas']['LegalInt'];
export type LegalMapGroup = components['schemas']['LegalMapGroup'];
export type LegalMap = components['schemas']['LegalMap'];
export type LegalText = components['schemas']['LegalText'];
export type DryRunAnswerEvent = components['schemas']['DryRunAnswerEvent'];
export type DryRunAnswer = components['schemas']['DryRunAnswer'];
export type Lapse = components['schemas']['Lapse'];
export type LapseAnswer = components['schemas']['LapseAnswer'];
export type ForecastAnswerTurn = components['schemas']['ForecastAnswerTurn'];
export type ForecastAnswer = components['schemas']['ForecastAnswer'];
export type StandingAnswer = components['schemas']['StandingAnswer'];
export type Json = components['schemas']['Json'];
export type RulesListRule = components['schemas']['RulesListRule'];
export type RulesList = components['schemas']['RulesList'];
export type RulesAnswerSchemas = components['schemas']['RulesAnswerSchemas'];
export type RulesAnswerDeadline = components['schemas']['RulesAnswerDeadline'];
export type RulesAnswer = components['schemas']['RulesAnswer'];
export type Setup = components['schemas']['Setup'];
export type SeatSpec = components['schemas']['SeatSpec'];
export type Command = components['schemas']['Command'];
export type View = components['schemas']['View'];
export type Standing = components['schemas']['Standing'];
export type Written = components['schemas']['Written'];
export type Chapter = components['schemas']['Chapter'];
export type PressRequest = components['schemas']['PressRequest'];
export type PressMarksRequest = components['schemas']['PressMarksRequest'];
export type PressReceipt = components['schemas']['PressReceipt'];
export type PressPage = components['schemas']['PressPage'];
export type PressItemEntry = components['schemas']['PressItemEntry'];
export type PressItemEntryAbout = components['schemas']['PressItemEntryAbout'];
export type PressItem = components['schemas']['PressItem'];
export type PressAuditChecks = components['schemas']['PressAuditChecks'];
export type PressAuditFinding = components['schemas']['PressAuditFinding'];
export type PressAuditSet = components['schemas']['PressAuditSet'];
export type PressAudit = components['schemas']['PressAudit'];
export type PressMarks = components['schemas']['PressMarks'];
export type NewInvitation = components['schemas']['NewInvitation'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationsAnswer = components['schemas']['InvitationsAnswer'];
export type NewLink = components['schemas']['NewLink'];
export type InvitationLink = components['schemas']['InvitationLink'];
export type MadeLink = components['schemas']['MadeLink'];
export type MyInvitationsAnswer = components['schemas']['MyInvitationsAnswer'];
export type MyInvitation = components['schemas']['MyInvitation'];
export type LinkUse = components['schemas']['LinkUse'];
export type LinkUsed = components['schemas']['LinkUsed'];
export type SignInAnswerIssuer = components['schemas']['SignInAnswerIssuer'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignInRequestWithName = components['schemas']['SignInRequestWithName'];
export type SignInRequestWithCodeVerifierRedirect = components['schemas']['SignInRequestWithCodeVerifierRedirect'];
export type SignInRequestWithRefresh = components['schemas']['SignInRequestWithRefresh'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignedIn = components['schemas']['SignedIn'];
export type Account = components['schemas']['Account'];
export type AccountEdit = components['schemas']['AccountEdit'];
export type Ending = components['schemas']['Ending'];
export type AccountExportGame = components['schemas']['AccountExportGame'];
export type AccountExportGameSeat = components['schemas']['AccountExportGameSeat'];
export type AccountExportGameGreyItem = components['schemas']['AccountExportGameGreyItem'];
export type AccountExport = components['schemas']['AccountExport'];
export type Block = components['schemas']['Block'];
export type BlocksAnswer = components['schemas']['BlocksAnswer'];
export type BlockRequestWithHandle = components['schemas']['BlockRequestWithHandle'];
export type BlockRequestWithGameSeatSince = components['schemas']['BlockRequestWithGameSeatSince'];
export type BlockRequest = components['schemas']['BlockRequest'];
export type HandleRequest = components['schemas']['HandleRequest'];
export type Profile = components['schemas']['Profile'];
export type RatingHistoryItem = components['schemas']['RatingHistoryItem'];
export type Rating = components['schemas']['Rating'];
export type PlayRecord = components['schemas']['PlayRecord'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type Ledger = components['schemas']['Ledger'];
export type LedgerGame = components['schemas']['LedgerGame'];
export type LedgerSeat = components['schemas']['LedgerSeat'];
export type Skill = components['schemas']['Skill'];
export type NewToken = components['schemas']['NewToken'];
export type MadeToken = components['schemas']['MadeToken'];
export type PersonalToken = components['schemas']['PersonalToken'];
export type TokensAnswer = components['schemas']['TokensAnswer'];
export type Guest = components['schemas']['Guest'];
export type GuestTakeover = components['schemas']['GuestTakeover'];
export type TakenGuest = components['schemas']['TakenGuest'];
export type NewBot = components['schemas']['NewBot'];
export type BotAccount = components['schemas']['BotAccount'];
export type BotsAnswer = components['schemas']['BotsAnswer'];
export type MyGamesPage = components['schemas']['MyGamesPage'];
export type MyGame = components['schemas']['MyGame'];
export type MyEventsAnswer = components['schemas']['MyEventsAnswer'];
export type MyEvent = components['schemas']['MyEvent'];
export type Notice = components['schemas']['Notice'];
export type NoticesAnswer = components['schemas']['NoticesAnswer'];
export type NewHook = components['schemas']['NewHook'];
export type NewPushKeys = components['schemas']['NewPushKeys'];
export type NewPush = components['schemas']['NewPush'];
export type NewMail = components['schemas']['NewMail'];
export type NewWay = components['schemas']['NewWay'];
export type EditedWay = components['schemas']['EditedWay'];
export type Confirmation = components['schemas']['Confirmation'];
export type Way = components['schemas']['Way'];
export type MadeWay = components['schemas']['MadeWay'];
export type WaysAnswer = components['schemas']['WaysAnswer'];
export type WaySecret = components['schemas']['WaySecret'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveriesAnswer = components['schemas']['DeliveriesAnswer'];
export type SightAnswerSpace = components['schemas']['SightAnswerSpace'];
export type SightAnswer = components['schemas']['SightAnswer'];
export type CommitsPage = components['schemas']['CommitsPage'];
export type Commit = components['schemas']['Commit'];
export type CommitForm1 = components['schemas']['CommitForm1'];
export type CommitForm2 = components['schemas']['CommitForm2'];
export type EnvelopeForm1 = components['schemas']['EnvelopeForm1'];
export type EnvelopeForm2Draw = components['schemas']['EnvelopeForm2Draw'];
export type EnvelopeForm2Move = components['schemas']['EnvelopeForm2Move'];
export type EnvelopeForm2 = components['schemas']['EnvelopeForm2'];
export type SecretsForm1Command = components['schemas']['SecretsForm1Command'];
export type SecretsForm1Seal = components['schemas']['SecretsForm1Seal'];
export type SecretsForm1OpenedItem = components['schemas']['SecretsForm1OpenedItem'];
export type SecretsForm1 = components['schemas']['SecretsForm1'];
export type SecretsForm2 = components['schemas']['SecretsForm2'];
export type Event = components['schemas']['Event'];
export type EditedSettings = components['schemas']['EditedSettings'];
export type MatchEventCreated = components['schemas']['MatchEventCreated'];
export type MatchEventCreatedOrigin = components['schemas']['MatchEventCreatedOrigin'];
export type MatchEventEdited = components['schemas']['MatchEventEdited'];
export type MatchEventJoined = components['schemas']['MatchEventJoined'];
export type MatchEventContributed = components['schemas']['MatchEventContributed'];
export type MatchEventClosed = components['schemas']['MatchEventClosed'];
export type MatchEventClosedContribution = components['schemas']['MatchEventClosedContribution'];
export type MatchEventConfirmed = components['schemas']['MatchEventConfirmed'];
export type MatchEventRevealed = components['schemas']['MatchEventRevealed'];
export type MatchEventReopened = components['schemas']['MatchEventReopened'];
export type MatchEventPreferred = components['schemas']['MatchEventPreferred'];
export type MatchEventDealt = components['schemas']['MatchEventDealt'];
export type MatchEventLeft = components['schemas']['MatchEventLeft'];
export type MatchEventStarted = components['schemas']['MatchEventStarted'];
export type MatchEventVoted = components['schemas']['MatchEventVoted'];
export type MatchEventStood = components['schemas']['MatchEventStood'];
export type MatchEventNoted = components['schemas']['MatchEventNoted'];
export type MatchEventPaused = components['schemas']['MatchEventPaused'];
export type MatchEventResumed = components['schemas']['MatchEventResumed'];
export type MatchEventExtended = components['schemas']['MatchEventExtended'];
export type MatchEventAway = components['schemas']['MatchEventAway'];
export type MatchEventVacated = components['schemas']['MatchEventVacated'];
export type MatchEventCalendar = components['schemas']['MatchEventCalendar'];
export type MatchEventAnswered = components['schemas']['MatchEventAnswered'];
export type MatchEventTookBack = components['schemas']['MatchEventTookBack'];
export type MatchEventRestored = components['schemas']['MatchEventRestored'];
export type MatchEventClockSet = components['schemas']['MatchEventClockSet'];
export type MatchEventClock = components['schemas']['MatchEventClock'];
export type MatchEventEnded = components['schemas']['MatchEventEnded'];
export type MatchEvent = components['schemas']['MatchEvent'];
export type GameEvent = components['schemas']['GameEvent'];
export type Seal = components['schemas']['Seal'];
export type Opening = components['schemas']['Opening'];
export type OpeningToAll = components['schemas']['OpeningToAll'];
export type OpeningToSome = components['schemas']['OpeningToSome'];
export type SeriesAnswerPhase = components['schemas']['SeriesAnswerPhase'];
export type SeriesAnswer = components['schemas']['SeriesAnswer'];
export type ChartLine = components['schemas']['ChartLine'];
export type ChartPoint = components['schemas']['ChartPoint'];
export type Chart = components['schemas']['Chart'];
export type StoryAnswer = components['schemas']['StoryAnswer'];
export type StoryLine = components['schemas']['StoryLine'];
export type PhasesAnswer = components['schemas']['PhasesAnswer'];
export type AuditReportChecks = components['schemas']['AuditReportChecks'];
export type AuditReportEngine = components['schemas']['AuditReportEngine'];
export type AuditReport = components['schemas']['AuditReport'];
export type Finding = components['schemas']['Finding'];
export type JwksKey = components['schemas']['JwksKey'];
export type Jwks = components['schemas']['Jwks'];
export type ProblemMeaning = components['schemas']['ProblemMeaning'];
export type Health = components['schemas']['Health'];
export type DiplomacyOrderHold = components['schemas']['DiplomacyOrderHold'];
export type DiplomacyOrderMove = components['schemas']['DiplomacyOrderMove'];
export type DiplomacyOrderSupport = components['schemas']['DiplomacyOrderSupport'];
export type DiplomacyOrderConvoy = components['schemas']['DiplomacyOrderConvoy'];
export type DiplomacyOrderRetreat = components['schemas']['DiplomacyOrderRetreat'];
export type DiplomacyOrderDisband = components['schemas']['DiplomacyOrderDisband'];
export type DiplomacyOrderBuild = components['schemas']['DiplomacyOrderBuild'];
export type DiplomacyOrderVoid = components['schemas']['DiplomacyOrderVoid'];
export type DiplomacyOrder = components['schemas']['DiplomacyOrder'];
export type DiplomacyUnit = components['schemas']['DiplomacyUnit'];
export type DiplomacyDislodged = components['schemas']['DiplomacyDislodged'];
export type DiplomacyResultUnit = components['schemas']['DiplomacyResultUnit'];
export type DiplomacyResultWhy = components['schemas']['DiplomacyResultWhy'];
export type DiplomacyResultWhyUnreadable = components['schemas']['DiplomacyResultWhyUnreadable'];
export type DiplomacyResultWhyUnknownProvince = components['schemas']['DiplomacyResultWhyUnknownProvince'];
export type DiplomacyResultWhyWrongPhase = components['schemas']['DiplomacyResultWhyWrongPhase'];
export type DiplomacyResultWhySameProvinceEtc = components['schemas']['DiplomacyResultWhySameProvinceEtc'];
export type DiplomacyResultWhyNotAdjacentEtc = components['schemas']['DiplomacyResultWhyNotAdjacentEtc'];
export type DiplomacyResultWhyNoRoute = components['schemas']['DiplomacyResultWhyNORoute'];
export type DiplomacyResultWhyCoastAmbiguous = components['schemas']['DiplomacyResultWhyCoastAmbiguous'];
export type DiplomacyResultWhyFleetInlandEtc = components['schemas']['DiplomacyResultWhyFleetInlandEtc'];
export type DiplomacyResultWhyNotHomeEtc = components['schemas']['DiplomacyResultWhyNotHomeEtc'];
export type DiplomacyResultWhyNoRemovalsEtc = components['schemas']['DiplomacyResultWhyNORemovalsEtc'];
export type DiplomacyResultWhyStaysEtc = components['schemas']['DiplomacyResultWhyStaysEtc'];
export type DiplomacyResultWhyOutweighsEtc = components['schemas']['DiplomacyResultWhyOutweighsEtc'];
export type DiplomacyResultWhyOutweighsEtcUnit = components['schemas']['DiplomacyResultWhyOutweighsEtcUnit'];
export type DiplomacyResultWhyOwnSupportEtc = components['schemas']['DiplomacyResultWhyOwnSupportEtc'];
export type DiplomacyResultWhyUnopposedEtc = components['schemas']['DiplomacyResultWhyUnopposedEtc'];
export type DiplomacyResultWhyCarriedEtc = components['schemas']['DiplomacyResultWhyCarriedEtc'];
export type DiplomacyResultWhyChangesPlaces = components['schemas']['DiplomacyResultWhyChangesPlaces'];
export type DiplomacyResultWhyRetreatsClash = components['schemas']['DiplomacyResultWhyRetreatsClash'];
export type DiplomacyResultWhyCutEtc = components['schemas']['DiplomacyResultWhyCutEtc'];
export type DiplomacyResultWhySupportGivenEtc = components['schemas']['DiplomacyResultWhySupportGivenEtc'];
export type DiplomacyResultWhyOtherMoveSupportedEtc = components['schemas']['DiplomacyResultWhyOtherMoveSupportedEtc'];
export type DiplomacyResult = components['schemas']['DiplomacyResult'];
export type AdjudicationInputDislodgedBeforeItemItem = components['schemas']['AdjudicationInputDislodgedBeforeItemItem'];
export type AdjudicationInput = components['schemas']['AdjudicationInput'];
export type AdjudicationDislodgedAfterItemItem = components['schemas']['AdjudicationDislodgedAfterItemItem'];
export type AdjudicationResult = components['schemas']['AdjudicationResult'];
export type AdjudicationResultWhy = components['schemas']['AdjudicationResultWhy'];
export type AdjudicationResultWhyUnreadable = components['schemas']['AdjudicationResultWhyUnreadable'];
export type AdjudicationResultWhyUnknownProvince = components['schemas']['AdjudicationResultWhyUnknownProvince'];
export type AdjudicationResultWhyWrongPhase = components['schemas']['AdjudicationResultWhyWrongPhase'];
export type AdjudicationResultWhySameProvinceEtc = components['schemas']['AdjudicationResultWhySameProvinceEtc'];
export type AdjudicationResultWhySameProvinceEtcUnit = components['schemas']['AdjudicationResultWhySameProvinceEtcUnit'];
export type AdjudicationResultWhyNotAdjacentEtc = components['schemas']['AdjudicationResultWhyNotAdjacentEtc'];
export type AdjudicationResultWhyNoRoute = components['schemas']['AdjudicationResultWhyNORoute'];
export type AdjudicationResultWhyCoastAmbiguous = components['schemas']['AdjudicationResultWhyCoastAmbiguous'];
export type AdjudicationResultWhyFleetInlandEtc = components['schemas']['AdjudicationResultWhyFleetInlandEtc'];
export type AdjudicationResultWhyNotHomeEtc = components['schemas']['AdjudicationResultWhyNotHomeEtc'];
export type AdjudicationResultWhyNoRemovalsEtc = components['schemas']['AdjudicationResultWhyNORemovalsEtc'];
export type AdjudicationResultWhyStaysEtc = components['schemas']['AdjudicationResultWhyStaysEtc'];
export type AdjudicationResultWhyOutweighsEtc = components['schemas']['AdjudicationResultWhyOutweighsEtc'];
export type AdjudicationResultWhyOutweighsEtcUnit = components['schemas']['AdjudicationResultWhyOutweighsEtcUnit'];
export type AdjudicationResultWhyOwnSupportEtc = components['schemas']['AdjudicationResultWhyOwnSupportEtc'];
export type AdjudicationResultWhyUnopposedEtc = components['schemas']['AdjudicationResultWhyUnopposedEtc'];
export type AdjudicationResultWhyCarriedEtc = components['schemas']['AdjudicationResultWhyCarriedEtc'];
export type AdjudicationResultWhyChangesPlaces = components['schemas']['AdjudicationResultWhyChangesPlaces'];
export type AdjudicationResultWhyRetreatsClash = components['schemas']['AdjudicationResultWhyRetreatsClash'];
export type AdjudicationResultWhyCutEtc = components['schemas']['AdjudicationResultWhyCutEtc'];
export type AdjudicationResultWhySupportGivenEtc = components['schemas']['AdjudicationResultWhySupportGivenEtc'];
export type AdjudicationResultWhyOtherMoveSupportedEtc = components['schemas']['AdjudicationResultWhyOtherMoveSupportedEtc'];
export type AdjudicationNext = components['schemas']['AdjudicationNext'];
export type Adjudication = components['schemas']['Adjudication'];
export type DiplomacyOptions = components['schemas']['DiplomacyOptions'];
export type DiplomacyCommand = components['schemas']['DiplomacyCommand'];
export type DiplomacyStanding = components['schemas']['DiplomacyStanding'];
export type DiplomacyWrittenWithOrdersReadyStrict = components['schemas']['DiplomacyWrittenWithOrdersReadyStrict'];
export type DiplomacyWritten = components['schemas']['DiplomacyWritten'];
export type DiplomacyEventOrdered = components['schemas']['DiplomacyEventOrdered'];
export type DiplomacyEventResolved = components['schemas']['DiplomacyEventResolved'];
export type DiplomacyEventResolvedPosition = components['schemas']['DiplomacyEventResolvedPosition'];
export type DiplomacyEventWon = components['schemas']['DiplomacyEventWon'];
export type DiplomacyEventEnded = components['schemas']['DiplomacyEventEnded'];
export type DiplomacyEventCoinTossed = components['schemas']['DiplomacyEventCoinTossed'];
export type DiplomacyEventJoined = components['schemas']['DiplomacyEventJoined'];
export type DiplomacyEvent = components['schemas']['DiplomacyEvent'];
export type DiplomacyChapterResult = components['schemas']['DiplomacyChapterResult'];
export type DiplomacyChapterDislodgedItem = components['schemas']['DiplomacyChapterDislodgedItem'];
export type DiplomacyChapterBuiltItem = components['schemas']['DiplomacyChapterBuiltItem'];
export type DiplomacyChapterAnswer = components['schemas']['DiplomacyChapterAnswer'];
export type DiplomacyChapter = components['schemas']['DiplomacyChapter'];
export type DiplomacyViewSeat = components['schemas']['DiplomacyViewSeat'];
export type DiplomacyViewMineItem = components['schemas']['DiplomacyViewMineItem'];
export type DiplomacyViewLast = components['schemas']['DiplomacyViewLast'];
export type DiplomacyViewLastResult = components['schemas']['DiplomacyViewLastResult'];
export type DiplomacyViewEnded = components['schemas']['DiplomacyViewEnded'];
export type DiplomacyViewAlly = components['schemas']['DiplomacyViewAlly'];
export type DiplomacyView = components['schemas']['DiplomacyView'];
export type DiplomacyNewGame = components['schemas']['DiplomacyNewGame'];
export type DiplomacyStateAnswer = components['schemas']['DiplomacyStateAnswer'];
export type KutuzovFrameTurn = components['schemas']['KutuzovFrameTurn'];
export type KutuzovFrameAuction = components['schemas']['KutuzovFrameAuction'];
export type KutuzovFrameAuctionBid = components['schemas']['KutuzovFrameAuctionBid'];
export type KutuzovFrameAuctionChosenItem = components['schemas']['KutuzovFrameAuctionChosenItem'];
export type KutuzovFrameAssign = components['schemas']['KutuzovFrameAssign'];
export type KutuzovFrameShift = components['schemas']['KutuzovFrameShift'];
export type KutuzovFrameMulligan = components['schemas']['KutuzovFrameMulligan'];
export type KutuzovFramePreemption = components['schemas']['KutuzovFramePreemption'];
export type KutuzovFrameImpulse = components['schemas']['KutuzovFrameImpulse'];
export type KutuzovFrameChit = components['schemas']['KutuzovFrameChit'];
export type KutuzovFrameDivision = components['schemas']['KutuzovFrameDivision'];
export type KutuzovFrameCard = components['schemas']['KutuzovFrameCard'];
export type KutuzovFrameEvent = components['schemas']['KutuzovFrameEvent'];
export type KutuzovFrameEventOp = components['schemas']['KutuzovFrameEventOp'];
export type KutuzovFrameGrant = components['schemas']['KutuzovFrameGrant'];
export type KutuzovFrameFreeMarch = components['schemas']['KutuzovFrameFreeMarch'];
export type KutuzovFrameShortage = components['schemas']['KutuzovFrameShortage'];
export type KutuzovFrameAttritionStep = components['schemas']['KutuzovFrameAttritionStep'];
export type KutuzovFrameAttritionStepFlag = components['schemas']['KutuzovFrameAttritionStepFlag'];
export type KutuzovFrameAim = components['schemas']['KutuzovFrameAim'];
export type KutuzovFrameWithdrawal = components['schemas']['KutuzovFrameWithdrawal'];
export type KutuzovFrameScorching = components['schemas']['KutuzovFrameScorching'];
export type KutuzovFrameStep = components['schemas']['KutuzovFrameStep'];
export type KutuzovFrameStepTry = components['schemas']['KutuzovFrameStepTry'];
export type KutuzovFrameStepTryCommand = components['schemas']['KutuzovFrameStepTryCommand'];
export type KutuzovFrameStepTryCommandIntercept = components['schemas']['KutuzovFrameStepTryCommandIntercept'];
export type KutuzovFrameStepTryCommandEvade = components['schemas']['KutuzovFrameStepTryCommandEvade'];
export type KutuzovFrameStepInterceptor = components['schemas']['KutuzovFrameStepInterceptor'];
export type KutuzovFrameStepEvasions = components['schemas']['KutuzovFrameStepEvasions'];
export type KutuzovFrameStepShelled = components['schemas']['KutuzovFrameStepShelled'];
export type KutuzovFrameCall = components['schemas']['KutuzovFrameCall'];
export type KutuzovFrameCallSoldiers = components['schemas']['KutuzovFrameCallSoldiers'];
export type KutuzovFrameConsent = components['schemas']['KutuzovFrameConsent'];
export type KutuzovFrameConsentMove = components['schemas']['KutuzovFrameConsentMove'];
export type KutuzovFrameConsentMoveMove = components['schemas']['KutuzovFrameConsentMoveMove'];
export type KutuzovFrameConsentMoveAttack = components['schemas']['KutuzovFrameConsentMoveAttack'];
export type KutuzovFrameBridgehead = components['schemas']['KutuzovFrameBridgehead'];
export type KutuzovFrameAttrition = components['schemas']['KutuzovFrameAttrition'];
export type KutuzovFrameLosses = components['schemas']['KutuzovFrameLosses'];
export type KutuzovFrameBattle = components['schemas']['KutuzovFrameBattle'];
export type KutuzovFrameBattleAttackers = components['schemas']['KutuzovFrameBattleAttackers'];
export type KutuzovFrameBattleBroken = components['schemas']['KutuzovFrameBattleBroken'];
export type KutuzovFrameBattleWaysWithItem = components['schemas']['KutuzovFrameBattleWaysWithItem'];
export type KutuzovFrameRetreat = components['schemas']['KutuzovFrameRetreat'];
export type KutuzovFrameRetreatWay = components['schemas']['KutuzovFrameRetreatWay'];
export type KutuzovFrameRetreatBefore = components['schemas']['KutuzovFrameRetreatBefore'];
export type KutuzovFrameLoot = components['schemas']['KutuzovFrameLoot'];
export type KutuzovFrameWindow = components['schemas']['KutuzovFrameWindow'];
export type KutuzovFrameSiege = components['schemas']['KutuzovFrameSiege'];
export type KutuzovFrameSack = components['schemas']['KutuzovFrameSack'];
export type KutuzovFrameInterphase = components['schemas']['KutuzovFrameInterphase'];
export type KutuzovFrameReinforcement = components['schemas']['KutuzovFrameReinforcement'];
export type KutuzovFrameReinforcementDepots = components['schemas']['KutuzovFrameReinforcementDepots'];
export type KutuzovFrameDeployment = components['schemas']['KutuzovFrameDeployment'];
export type KutuzovFrameDeploymentConvoy = components['schemas']['KutuzovFrameDeploymentConvoy'];
export type KutuzovFrameTransit = components['schemas']['KutuzovFrameTransit'];
export type KutuzovFrameTransitWayItem = components['schemas']['KutuzovFrameTransitWayItem'];
export type KutuzovFrameRecall = components['schemas']['KutuzovFrameRecall'];
export type KutuzovFrameExcess = components['schemas']['KutuzovFrameExcess'];
export type KutuzovFrameArrival = components['schemas']['KutuzovFrameArrival'];
export type KutuzovFrameMoraleCheck = components['schemas']['KutuzovFrameMoraleCheck'];
export type KutuzovFrameAttritionCheck = components['schemas']['KutuzovFrameAttritionCheck'];
export type KutuzovFrameRise = components['schemas']['KutuzovFrameRise'];
export type KutuzovFrameWill = components['schemas']['KutuzovFrameWill'];
export type KutuzovFrameRevolt = components['schemas']['KutuzovFrameRevolt'];
export type KutuzovFrameRecovery = components['schemas']['KutuzovFrameRecovery'];
export type KutuzovFrame = components['schemas']['KutuzovFrame'];
export type KutuzovEffectReinforcementCp = components['schemas']['KutuzovEffectReinforcementCP'];
export type KutuzovEffectAtReinforcement = components['schemas']['KutuzovEffectAtReinforcement'];
export type KutuzovEffectDieModifier = components['schemas']['KutuzovEffectDieModifier'];
export type KutuzovEffectAttritionCancelled = components['schemas']['KutuzovEffectAttritionCancelled'];
export type KutuzovEffectNoPeaceDie = components['schemas']['KutuzovEffectNoPeaceDie'];
export type KutuzovEffectMoveSurcharge = components['schemas']['KutuzovEffectMoveSurcharge'];
export type KutuzovEffectArtilleryImmobile = components['schemas']['KutuzovEffectArtilleryImmobile'];
export type KutuzovEffectNoIntercept = components['schemas']['KutuzovEffectNoIntercept'];
export type KutuzovEffectForceMarchAllowance = components['schemas']['KutuzovEffectForceMarchAllowance'];
export type KutuzovEffectEasyRoads = components['schemas']['KutuzovEffectEasyRoads'];
export type KutuzovEffectFrozenRivers = components['schemas']['KutuzovEffectFrozenRivers'];
export type KutuzovEffectAllyStance = components['schemas']['KutuzovEffectAllyStance'];
export type KutuzovEffectFreeScorch = components['schemas']['KutuzovEffectFreeScorch'];
export type KutuzovEffectFreeHalving = components['schemas']['KutuzovEffectFreeHalving'];
export type KutuzovEffectHalvedFree = components['schemas']['KutuzovEffectHalvedFree'];
export type KutuzovEffectNextAttritionCancelled = components['schemas']['KutuzovEffectNextAttritionCancelled'];
export type KutuzovEffectMixedArmy = components['schemas']['KutuzovEffectMixedArmy'];
export type KutuzovEffectBurning = components['schemas']['KutuzovEffectBurning'];
export type KutuzovEffectUnlocked = components['schemas']['KutuzovEffectUnlocked'];
export type KutuzovEffectCall = components['schemas']['KutuzovEffectCall'];
export type KutuzovEffectExtraDice = components['schemas']['KutuzovEffectExtraDice'];
export type KutuzovEffectCancelHits = components['schemas']['KutuzovEffectCancelHits'];
export type KutuzovEffectBattleHits = components['schemas']['KutuzovEffectBattleHits'];
export type KutuzovEffectDisruptionsAreEliminations = components['schemas']['KutuzovEffectDisruptionsAreEliminations'];
export type KutuzovEffectIgnorePoorMorale = components['schemas']['KutuzovEffectIgnorePoorMorale'];
export type KutuzovEffectFightToDecision = components['schemas']['KutuzovEffectFightToDecision'];
export type KutuzovEffectForceSecondRound = components['schemas']['KutuzovEffectForceSecondRound'];
export type KutuzovEffectExtraRound = components['schemas']['KutuzovEffectExtraRound'];
export type KutuzovEffectBattleEnded = components['schemas']['KutuzovEffectBattleEnded'];
export type KutuzovEffectRoutAsRetreat = components['schemas']['KutuzovEffectRoutAsRetreat'];
export type KutuzovEffectRoutMargin = components['schemas']['KutuzovEffectRoutMargin'];
export type KutuzovEffectRoutDisruptions = components['schemas']['KutuzovEffectRoutDisruptions'];
export type KutuzovEffectRoutToll = components['schemas']['KutuzovEffectRoutToll'];
export type KutuzovEffectLoseMoraleReduce = components['schemas']['KutuzovEffectLoseMoraleReduce'];
export type KutuzovEffectOnOutcome = components['schemas']['KutuzovEffectOnOutcome'];
export type KutuzovEffectSiegeSixes = components['schemas']['KutuzovEffectSiegeSixes'];
export type KutuzovEffectSiegeRaised = components['schemas']['KutuzovEffectSiegeRaised'];
export type KutuzovEffectLossesCancelled = components['schemas']['KutuzovEffectLossesCancelled'];
export type KutuzovEffectLossesSaved = components['schemas']['KutuzovEffectLossesSaved'];
export type KutuzovEffectLeaderRating = components['schemas']['KutuzovEffectLeaderRating'];
export type KutuzovEffectRiverOpened = components['schemas']['KutuzovEffectRiverOpened'];
export type KutuzovEffectLineBlocked = components['schemas']['KutuzovEffectLineBlocked'];
export type KutuzovEffectHalted = components['schemas']['KutuzovEffectHalted'];
export type KutuzovEffectNoEvade = components['schemas']['KutuzovEffectNoEvade'];
export type KutuzovEffectOverRiver = components['schemas']['KutuzovEffectOverRiver'];
export type KutuzovEffectCalledOff = components['schemas']['KutuzovEffectCalledOff'];
export type KutuzovEffectTryAided = components['schemas']['KutuzovEffectTryAided'];
export type KutuzovEffectSlipsAway = components['schemas']['KutuzovEffectSlipsAway'];
export type KutuzovEffectGuided = components['schemas']['KutuzovEffectGuided'];
export type KutuzovEffect = components['schemas']['KutuzovEffect'];
export type KutuzovFormation = components['schemas']['KutuzovFormation'];
export type KutuzovPiece = components['schemas']['KutuzovPiece'];
export type KutuzovSoldiers = components['schemas']['KutuzovSoldiers'];
export type KutuzovPieceLeader = components['schemas']['KutuzovPieceLeader'];
export type KutuzovTroop = components['schemas']['KutuzovTroop'];
export type KutuzovOptions = components['schemas']['KutuzovOptions'];
export type KutuzovCommandBid = components['schemas']['KutuzovCommandBid'];
export type KutuzovCommandClaim = components['schemas']['KutuzovCommandClaim'];
export type KutuzovCommandAssign = components['schemas']['KutuzovCommandAssign'];
export type KutuzovCommandShift = components['schemas']['KutuzovCommandShift'];
export type KutuzovCommandRedraw = components['schemas']['KutuzovCommandRedraw'];
export type KutuzovCommandKeep = components['schemas']['KutuzovCommandKeep'];
export type KutuzovCommandPreempt = components['schemas']['KutuzovCommandPreempt'];
export type KutuzovCommandWait = components['schemas']['KutuzovCommandWait'];
export type KutuzovCommandPlay = components['schemas']['KutuzovCommandPlay'];
export type KutuzovCommandBuy = components['schemas']['KutuzovCommandBuy'];
export type KutuzovCommandEnd = components['schemas']['KutuzovCommandEnd'];
export type KutuzovCommandChit = components['schemas']['KutuzovCommandChit'];
export type KutuzovCommandDivide = components['schemas']['KutuzovCommandDivide'];
export type KutuzovCommandFlag = components['schemas']['KutuzovCommandFlag'];
export type KutuzovCommandCommand = components['schemas']['KutuzovCommandCommand'];
export type KutuzovCommandDone = components['schemas']['KutuzovCommandDone'];
export type KutuzovCommandBuild = components['schemas']['KutuzovCommandBuild'];
export type KutuzovCommandRegroup = components['schemas']['KutuzovCommandRegroup'];
export type KutuzovCommandRally = components['schemas']['KutuzovCommandRally'];
export type KutuzovCommandEstablish = components['schemas']['KutuzovCommandEstablish'];
export type KutuzovCommandDeploy = components['schemas']['KutuzovCommandDeploy'];
export type KutuzovCommandRecall = components['schemas']['KutuzovCommandRecall'];
export type KutuzovCommandGiveUp = components['schemas']['KutuzovCommandGiveUp'];
export type KutuzovCommandSiege = components['schemas']['KutuzovCommandSiege'];
export type KutuzovCommandPress = components['schemas']['KutuzovCommandPress'];
export type KutuzovCommandLift = components['schemas']['KutuzovCommandLift'];
export type KutuzovCommandConvoy = components['schemas']['KutuzovCommandConvoy'];
export type KutuzovCommandAgree = components['schemas']['KutuzovCommandAgree'];
export type KutuzovCommandRefuse = components['schemas']['KutuzovCommandRefuse'];
export type KutuzovCommandBridge = components['schemas']['KutuzovCommandBridge'];
export type KutuzovCommandBringUp = components['schemas']['KutuzovCommandBringUp'];
export type KutuzovCommandPass = components['schemas']['KutuzovCommandPass'];
export type KutuzovCommandHalve = components['schemas']['KutuzovCommandHalve'];
export type KutuzovCommandLose = components['schemas']['KutuzovCommandLose'];
export type KutuzovCommandCancel = components['schemas']['KutuzovCommandCancel'];
export type KutuzovCommandRetreat = components['schemas']['KutuzovCommandRetreat'];
export type KutuzovCommandMoraleDice = components['schemas']['KutuzovCommandMoraleDice'];
export type KutuzovCommandAttritionDice = components['schemas']['KutuzovCommandAttritionDice'];
export type KutuzovCommandRecover = components['schemas']['KutuzovCommandRecover'];
export type KutuzovCommandRise = components['schemas']['KutuzovCommandRise'];
export type KutuzovCommandWill = components['schemas']['KutuzovCommandWill'];
export type KutuzovCommandAim = components['schemas']['KutuzovCommandAim'];
export type KutuzovCommandEntrench = components['schemas']['KutuzovCommandEntrench'];
export type KutuzovCommandScorch = components['schemas']['KutuzovCommandScorch'];
export type KutuzovCommandReact = components['schemas']['KutuzovCommandReact'];
export type KutuzovCommandTarget = components['schemas']['KutuzovCommandTarget'];
export type KutuzovCommandOption = components['schemas']['KutuzovCommandOption'];
export type KutuzovCommandDiscard = components['schemas']['KutuzovCommandDiscard'];
export type KutuzovCommandTake = components['schemas']['KutuzovCommandTake'];
export type KutuzovCommandOrder = components['schemas']['KutuzovCommandOrder'];
export type KutuzovCommandRemove = components['schemas']['KutuzovCommandRemove'];
export type KutuzovCommand = components['schemas']['KutuzovCommand'];
export type KutuzovStandingAskIfItem = components['schemas']['KutuzovStandingAskIfItem'];
export type KutuzovStandingAskIfItemContact = components['schemas']['KutuzovStandingAskIfItemContact'];
export type KutuzovStandingAskIfItemBattle = components['schemas']['KutuzovStandingAskIfItemBattle'];
export type KutuzovStandingAskIfItemSiege = components['schemas']['KutuzovStandingAskIfItemSiege'];
export type KutuzovStandingAskIfItemMove = components['schemas']['KutuzovStandingAskIfItemMove'];
export type KutuzovStandingAskIfItemRoll = components['schemas']['KutuzovStandingAskIfItemRoll'];
export type KutuzovStandingAskIfItemMoment = components['schemas']['KutuzovStandingAskIfItemMoment'];
export type KutuzovStandingAskIfItemPreemption = components['schemas']['KutuzovStandingAskIfItemPreemption'];
export type KutuzovStandingHalve = components['schemas']['KutuzovStandingHalve'];
export type KutuzovStanding = components['schemas']['KutuzovStanding'];
export type KutuzovEventEntered = components['schemas']['KutuzovEventEntered'];
export type KutuzovEventWent = components['schemas']['KutuzovEventWent'];
export type KutuzovEventLeft = components['schemas']['KutuzovEventLeft'];
export type KutuzovEventSeated = components['schemas']['KutuzovEventSeated'];
export type KutuzovEventTurnBegan = components['schemas']['KutuzovEventTurnBegan'];
export type KutuzovEventRoundBegan = components['schemas']['KutuzovEventRoundBegan'];
export type KutuzovEventImpulseBegan = components['schemas']['KutuzovEventImpulseBegan'];
export type KutuzovEventImpulseBeganMorale = components['schemas']['KutuzovEventImpulseBeganMorale'];
export type KutuzovEventImpulseEnded = components['schemas']['KutuzovEventImpulseEnded'];
export type KutuzovEventPassed = components['schemas']['KutuzovEventPassed'];
export type KutuzovEventNoted = components['schemas']['KutuzovEventNoted'];
export type KutuzovEventNotedImpulse = components['schemas']['KutuzovEventNotedImpulse'];
export type KutuzovEventNotedImpulseShelled = components['schemas']['KutuzovEventNotedImpulseShelled'];
export type KutuzovEventNotedImpulseMorale = components['schemas']['KutuzovEventNotedImpulseMorale'];
export type KutuzovEventNotedImpulseMoraleImperial = components['schemas']['KutuzovEventNotedImpulseMoraleImperial'];
export type KutuzovEventNotedImpulseAttrition = components['schemas']['KutuzovEventNotedImpulseAttrition'];
export type KutuzovEventNotedImpulseDueItem = components['schemas']['KutuzovEventNotedImpulseDueItem'];
export type KutuzovEventNotedFacts = components['schemas']['KutuzovEventNotedFacts'];
export type KutuzovEventNotedFactsDmcPlaced = components['schemas']['KutuzovEventNotedFactsDmcPlaced'];
export type KutuzovEventNotedFactsSolo = components['schemas']['KutuzovEventNotedFactsSolo'];
export type KutuzovEventEnded = components['schemas']['KutuzovEventEnded'];
export type KutuzovEventEndedPoints = components['schemas']['KutuzovEventEndedPoints'];
export type KutuzovEventDrew = components['schemas']['KutuzovEventDrew'];
export type KutuzovEventChitsDealt = components['schemas']['KutuzovEventChitsDealt'];
export type KutuzovEventChitsTaken = components['schemas']['KutuzovEventChitsTaken'];
export type KutuzovEventHandSplit = components['schemas']['KutuzovEventHandSplit'];
export type KutuzovEventHandsJoined = components['schemas']['KutuzovEventHandsJoined'];
export type KutuzovEventDealt = components['schemas']['KutuzovEventDealt'];
export type KutuzovEventThrew = components['schemas']['KutuzovEventThrew'];
export type KutuzovEventCardPlayed = components['schemas']['KutuzovEventCardPlayed'];
export type KutuzovEventCardPut = components['schemas']['KutuzovEventCardPut'];
export type KutuzovEventSetAside = components['schemas']['KutuzovEventSetAside'];
export type KutuzovEventReturned = components['schemas']['KutuzovEventReturned'];
export type KutuzovEventTakenUp = components['schemas']['KutuzovEventTakenUp'];
export type KutuzovEventHomeShuffled = components['schemas']['KutuzovEventHomeShuffled'];
export type KutuzovEventPicked = components['schemas']['KutuzovEventPicked'];
export type KutuzovEventTurnedUp = components['schemas']['KutuzovEventTurnedUp'];
export type KutuzovEventTook = components['schemas']['KutuzovEventTook'];
export type KutuzovEventPeeked = components['schemas']['KutuzovEventPeeked'];
export type KutuzovEventPeekEnded = components['schemas']['KutuzovEventPeekEnded'];
export type KutuzovEventDeckOrdered = components['schemas']['KutuzovEventDeckOrdered'];
export type KutuzovEventEffectBegan = components['schemas']['KutuzovEventEffectBegan'];
export type KutuzovEventEffectEnded = components['schemas']['KutuzovEventEffectEnded'];
export type KutuzovEventShuffled = components['schemas']['KutuzovEventShuffled'];
export type KutuzovEventMoved = components['schemas']['KutuzovEventMoved'];
export type KutuzovEventPlaced = components['schemas']['KutuzovEventPlaced'];
export type KutuzovEventLost = components['schemas']['KutuzovEventLost'];
export type KutuzovEventRegroupSet = components['schemas']['KutuzovEventRegroupSet'];
export type KutuzovEventLeaderPut = components['schemas']['KutuzovEventLeaderPut'];
export type KutuzovEventMarked = components['schemas']['KutuzovEventMarked'];
export type KutuzovEventHalted = components['schemas']['KutuzovEventHalted'];
export type KutuzovEventFreed = components['schemas']['KutuzovEventFreed'];
export type KutuzovEventCommanderNamed = components['schemas']['KutuzovEventCommanderNamed'];
export type KutuzovEventFlagSet = components['schemas']['KutuzovEventFlagSet'];
export type KutuzovEventScorchedSet = components['schemas']['KutuzovEventScorchedSet'];
export type KutuzovEventSacked = components['schemas']['KutuzovEventSacked'];
export type KutuzovEventEntrenchedSet = components['schemas']['KutuzovEventEntrenchedSet'];
export type KutuzovEventDmcSet = components['schemas']['KutuzovEventDmcSet'];
export type KutuzovEventTrainsSet = components['schemas']['KutuzovEventTrainsSet'];
export type KutuzovEventBridgeSet = components['schemas']['KutuzovEventBridgeSet'];
export type KutuzovEventMoraleSet = components['schemas']['KutuzovEventMoraleSet'];
export type KutuzovEventAttritionSet = components['schemas']['KutuzovEventAttritionSet'];
export type KutuzovEventResourcesSet = components['schemas']['KutuzovEventResourcesSet'];
export type KutuzovEventCpSpent = components['schemas']['KutuzovEventCpSpent'];
export type KutuzovEventRolled = components['schemas']['KutuzovEventRolled'];
export type KutuzovEventAnswered = components['schemas']['KutuzovEventAnswered'];
export type KutuzovEventOpened = components['schemas']['KutuzovEventOpened'];
export type KutuzovEventOpenedAnswer = components['schemas']['KutuzovEventOpenedAnswer'];
export type KutuzovEvent = components['schemas']['KutuzovEvent'];
export type KutuzovViewLast = components['schemas']['KutuzovViewLast'];
export type KutuzovViewImpulse = components['schemas']['KutuzovViewImpulse'];
export type KutuzovViewFacts = components['schemas']['KutuzovViewFacts'];
export type KutuzovViewLeader = components['schemas']['KutuzovViewLeader'];
export type KutuzovViewBridge = components['schemas']['KutuzovViewBridge'];
export type KutuzovViewMorale = components['schemas']['KutuzovViewMorale'];
export type KutuzovViewMoraleImperial = components['schemas']['KutuzovViewMoraleImperial'];
export type KutuzovViewAttrition = components['schemas']['KutuzovViewAttrition'];
export type KutuzovViewBeside = components['schemas']['KutuzovViewBeside'];
export type KutuzovViewAttachedItem = components['schemas']['KutuzovViewAttachedItem'];
export type KutuzovViewLastRoll = components['schemas']['KutuzovViewLastRoll'];
export type KutuzovViewOver = components['schemas']['KutuzovViewOver'];
export type KutuzovViewHand = components['schemas']['KutuzovViewHand'];
export type KutuzovViewHeld = components['schemas']['KutuzovViewHeld'];
export type KutuzovViewHeldFn = components['schemas']['KutuzovViewHeldFN'];
export type KutuzovViewChits = components['schemas']['KutuzovViewChits'];
export type KutuzovViewChitsImperial = components['schemas']['KutuzovViewChitsImperial'];
export type KutuzovViewHomeCount = components['schemas']['KutuzovViewHomeCount'];
export type KutuzovViewPeek = components['schemas']['KutuzovViewPeek'];
export type KutuzovViewHomeTop = components['schemas']['KutuzovViewHomeTop'];
export type KutuzovView = components['schemas']['KutuzovView'];
export type KutuzovNewGame = components['schemas']['KutuzovNewGame'];
export type KutuzovStateAnswer = components['schemas']['KutuzovStateAnswer'];
export type BattleQuestion = components['schemas']['BattleQuestion'];
export type BattleAnswerProblem = components['schemas']['BattleAnswerProblem'];
export type BattleAnswer = components['schemas']['BattleAnswer'];
export type NapoleonicsBattleName = components['schemas']['NapoleonicsBattleName'];
export type NapoleonicsBattleNotes = components['schemas']['NapoleonicsBattleNotes'];
export type NapoleonicsBattleSides = components['schemas']['NapoleonicsBattleSides'];
export type NapoleonicsBattleSidesTop = components['schemas']['NapoleonicsBattleSidesTop'];
export type NapoleonicsBattleBanners = components['schemas']['NapoleonicsBattleBanners'];
export type NapoleonicsBattleObjective = components['schemas']['NapoleonicsBattleObjective'];
export type NapoleonicsBattleObjectiveHold = components['schemas']['NapoleonicsBattleObjectiveHold'];
export type NapoleonicsBattleObjectiveExit = components['schemas']['NapoleonicsBattleObjectiveExit'];
export type NapoleonicsBattleObjectiveExitText = components['schemas']['NapoleonicsBattleObjectiveExitText'];
export type NapoleonicsBattleSpecialRule = components['schemas']['NapoleonicsBattleSpecialRule'];
export type NapoleonicsBattleSpecialRuleWater = components['schemas']['NapoleonicsBattleSpecialRuleWater'];
export type NapoleonicsBattleSpecialRuleNoShortSupply = components['schemas']['NapoleonicsBattleSpecialRuleNoShortSupply'];
export type NapoleonicsBattleWaterItem = components['schemas']['NapoleonicsBattleWaterItem'];
export type NapoleonicsBattleFieldWork = components['schemas']['NapoleonicsBattleFieldWork'];
export type NapoleonicsBattlePlace = components['schemas']['NapoleonicsBattlePlace'];
export type NapoleonicsBattleUnit = components['schemas']['NapoleonicsBattleUnit'];
export type NapoleonicsBattleLeader = components['schemas']['NapoleonicsBattleLeader'];
export type NapoleonicsBattleCounts = components['schemas']['NapoleonicsBattleCounts'];
export type NapoleonicsBattleProvenanceItem = components['schemas']['NapoleonicsBattleProvenanceItem'];
export type NapoleonicsBattle = components['schemas']['NapoleonicsBattle'];
export type NapoleonicsOptions = components['schemas']['NapoleonicsOptions'];
export type NapoleonicsCommandPlay = components['schemas']['NapoleonicsCommandPlay'];
export type NapoleonicsCommandSection = components['schemas']['NapoleonicsCommandSection'];
export type NapoleonicsCommandUse = components['schemas']['NapoleonicsCommandUse'];
export type NapoleonicsCommandSupply = components['schemas']['NapoleonicsCommandSupply'];
export type NapoleonicsCommandSupplyTo = components['schemas']['NapoleonicsCommandSupplyTo'];
export type NapoleonicsCommandRally = components['schemas']['NapoleonicsCommandRally'];
export type NapoleonicsCommandOrder = components['schemas']['NapoleonicsCommandOrder'];
export type NapoleonicsCommandMove = components['schemas']['NapoleonicsCommandMove'];
export type NapoleonicsCommandLeaveSquare = components['schemas']['NapoleonicsCommandLeaveSquare'];
export type NapoleonicsCommandExit = components['schemas']['NapoleonicsCommandExit'];
export type NapoleonicsCommandFire = components['schemas']['NapoleonicsCommandFire'];
export type NapoleonicsCommandMelee = components['schemas']['NapoleonicsCommandMelee'];
export type NapoleonicsCommandDone = components['schemas']['NapoleonicsCommandDone'];
export type NapoleonicsCommandReact = components['schemas']['NapoleonicsCommandReact'];
export type NapoleonicsCommandRetire = components['schemas']['NapoleonicsCommandRetire'];
export type NapoleonicsCommandFormSquare = components['schemas']['NapoleonicsCommandFormSquare'];
export type NapoleonicsCommandBattleBack = components['schemas']['NapoleonicsCommandBattleBack'];
export type NapoleonicsCommandIgnore = components['schemas']['NapoleonicsCommandIgnore'];
export type NapoleonicsCommandRetreat = components['schemas']['NapoleonicsCommandRetreat'];
export type NapoleonicsCommandStop = components['schemas']['NapoleonicsCommandStop'];
export type NapoleonicsCommandLeave = components['schemas']['NapoleonicsCommandLeave'];
export type NapoleonicsCommandAdvance = components['schemas']['NapoleonicsCommandAdvance'];
export type NapoleonicsCommandKeep = components['schemas']['NapoleonicsCommandKeep'];
export type NapoleonicsCommand = components['schemas']['NapoleonicsCommand'];
export type NapoleonicsStanding = components['schemas']['NapoleonicsStanding'];
export type NapoleonicsEventEntered = components['schemas']['NapoleonicsEventEntered'];
export type NapoleonicsEventEnteredFrame = components['schemas']['NapoleonicsEventEnteredFrame'];
export type NapoleonicsEventEnteredFrameCommand = components['schemas']['NapoleonicsEventEnteredFrameCommand'];
export type NapoleonicsEventEnteredFrameSection = components['schemas']['NapoleonicsEventEnteredFrameSection'];
export type NapoleonicsEventEnteredFrameUse = components['schemas']['NapoleonicsEventEnteredFrameUse'];
export type NapoleonicsEventEnteredFrameSupply = components['schemas']['NapoleonicsEventEnteredFrameSupply'];
export type NapoleonicsEventEnteredFrameSupplyTo = components['schemas']['NapoleonicsEventEnteredFrameSupplyTo'];
export type NapoleonicsEventEnteredFrameRally = components['schemas']['NapoleonicsEventEnteredFrameRally'];
export type NapoleonicsEventEnteredFrameRallyBlocks = components['schemas']['NapoleonicsEventEnteredFrameRallyBlocks'];
export type NapoleonicsEventEnteredFrameOrder = components['schemas']['NapoleonicsEventEnteredFrameOrder'];
export type NapoleonicsEventEnteredFrameMovement = components['schemas']['NapoleonicsEventEnteredFrameMovement'];
export type NapoleonicsEventEnteredFrameCombat = components['schemas']['NapoleonicsEventEnteredFrameCombat'];
export type NapoleonicsEventEnteredFrameDraw = components['schemas']['NapoleonicsEventEnteredFrameDraw'];
export type NapoleonicsEventEnteredFrameScout = components['schemas']['NapoleonicsEventEnteredFrameScout'];
export type NapoleonicsEventEnteredFrameMelee = components['schemas']['NapoleonicsEventEnteredFrameMelee'];
export type NapoleonicsEventEnteredFrameFlags = components['schemas']['NapoleonicsEventEnteredFrameFlags'];
export type NapoleonicsEventEnteredFrameRetreat = components['schemas']['NapoleonicsEventEnteredFrameRetreat'];
export type NapoleonicsEventEnteredFrameLeaderCheck = components['schemas']['NapoleonicsEventEnteredFrameLeaderCheck'];
export type NapoleonicsEventEnteredFrameLeaderRetreat = components['schemas']['NapoleonicsEventEnteredFrameLeaderRetreat'];
export type NapoleonicsEventEnteredFrameAdvance = components['schemas']['NapoleonicsEventEnteredFrameAdvance'];
export type NapoleonicsEventWent = components['schemas']['NapoleonicsEventWent'];
export type NapoleonicsEventLeft = components['schemas']['NapoleonicsEventLeft'];
export type NapoleonicsEventDealt = components['schemas']['NapoleonicsEventDealt'];
export type NapoleonicsEventCardPlayed = components['schemas']['NapoleonicsEventCardPlayed'];
export type NapoleonicsEventReacted = components['schemas']['NapoleonicsEventReacted'];
export type NapoleonicsEventDrew = components['schemas']['NapoleonicsEventDrew'];
export type NapoleonicsEventScouted = components['schemas']['NapoleonicsEventScouted'];
export type NapoleonicsEventKept = components['schemas']['NapoleonicsEventKept'];
export type NapoleonicsEventDiscarded = components['schemas']['NapoleonicsEventDiscarded'];
export type NapoleonicsEventReshuffled = components['schemas']['NapoleonicsEventReshuffled'];
export type NapoleonicsEventTurnBegan = components['schemas']['NapoleonicsEventTurnBegan'];
export type NapoleonicsEventChose = components['schemas']['NapoleonicsEventChose'];
export type NapoleonicsEventSlotsOpened = components['schemas']['NapoleonicsEventSlotsOpened'];
export type NapoleonicsEventSlotsOpenedSlot = components['schemas']['NapoleonicsEventSlotsOpenedSlot'];
export type NapoleonicsEventSlotsOpenedSlotUnit = components['schemas']['NapoleonicsEventSlotsOpenedSlotUnit'];
export type NapoleonicsEventOrdered = components['schemas']['NapoleonicsEventOrdered'];
export type NapoleonicsEventUnordered = components['schemas']['NapoleonicsEventUnordered'];
export type NapoleonicsEventJoined = components['schemas']['NapoleonicsEventJoined'];
export type NapoleonicsEventMoved = components['schemas']['NapoleonicsEventMoved'];
export type NapoleonicsEventExited = components['schemas']['NapoleonicsEventExited'];
export type NapoleonicsEventSquareFormed = components['schemas']['NapoleonicsEventSquareFormed'];
export type NapoleonicsEventSquareLeft = components['schemas']['NapoleonicsEventSquareLeft'];
export type NapoleonicsEventRegained = components['schemas']['NapoleonicsEventRegained'];
export type NapoleonicsEventCombatBegan = components['schemas']['NapoleonicsEventCombatBegan'];
export type NapoleonicsEventRolled = components['schemas']['NapoleonicsEventRolled'];
export type NapoleonicsEventRolledPart = components['schemas']['NapoleonicsEventRolledPart'];
export type NapoleonicsEventBlocksLost = components['schemas']['NapoleonicsEventBlocksLost'];
export type NapoleonicsEventEliminated = components['schemas']['NapoleonicsEventEliminated'];
export type NapoleonicsEventLeaderLost = components['schemas']['NapoleonicsEventLeaderLost'];
export type NapoleonicsEventLeaderLeft = components['schemas']['NapoleonicsEventLeaderLeft'];
export type NapoleonicsEventFlagsIgnored = components['schemas']['NapoleonicsEventFlagsIgnored'];
export type NapoleonicsEventBannerGained = components['schemas']['NapoleonicsEventBannerGained'];
export type NapoleonicsEventBannerGainedBanner = components['schemas']['NapoleonicsEventBannerGainedBanner'];
export type NapoleonicsEventBannerLost = components['schemas']['NapoleonicsEventBannerLost'];
export type NapoleonicsEventWon = components['schemas']['NapoleonicsEventWon'];
export type NapoleonicsEvent = components['schemas']['NapoleonicsEvent'];
export type NapoleonicsViewUnit = components['schemas']['NapoleonicsViewUnit'];
export type NapoleonicsViewLeader = components['schemas']['NapoleonicsViewLeader'];
export type NapoleonicsViewLeaderName = components['schemas']['NapoleonicsViewLeaderName'];
export type NapoleonicsViewBanners = components['schemas']['NapoleonicsViewBanners'];
export type NapoleonicsViewHeld = components['schemas']['NapoleonicsViewHeld'];
export type NapoleonicsViewPlayed = components['schemas']['NapoleonicsViewPlayed'];
export type NapoleonicsViewCard = components['schemas']['NapoleonicsViewCard'];
export type NapoleonicsViewOrder = components['schemas']['NapoleonicsViewOrder'];
export type NapoleonicsViewLast = components['schemas']['NapoleonicsViewLast'];
export type NapoleonicsViewLastRoll = components['schemas']['NapoleonicsViewLastRoll'];
export type NapoleonicsViewOver = components['schemas']['NapoleonicsViewOver'];
export type NapoleonicsViewHands = components['schemas']['NapoleonicsViewHands'];
export type NapoleonicsViewTrack = components['schemas']['NapoleonicsViewTrack'];
export type NapoleonicsView = components['schemas']['NapoleonicsView'];
export type NapoleonicsNewGame = components['schemas']['NapoleonicsNewGame'];
export type NapoleonicsStateAnswer = components['schemas']['NapoleonicsStateAnswer'];
export type ResponseGamesPage = components['responses']['GamesPage'];
export type ResponseReceipt = components['responses']['Receipt'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNoSuchRules = components['responses']['NoSuchRules'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseMovedOn = components['responses']['MovedOn'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseNotJson = components['responses']['NotJson'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseQuotaExceeded = components['responses']['QuotaExceeded'];
export type ResponseThrottled = components['responses']['Throttled'];
export type ResponseFault = components['responses']['Fault'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseFull = components['responses']['Full'];
export type ResponseMyGames = components['responses']['MyGames'];
export type ResponseGuestsExceeded = components['responses']['GuestsExceeded'];
export type ResponseCommits = components['responses']['Commits'];
export type ResponseLogsBusy = components['responses']['LogsBusy'];
export type ResponseAuditsBusy = components['responses']['AuditsBusy'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ParameterGame = components['parameters']['game'];
export type ParameterSeat = components['parameters']['seat'];
export type ParameterKind = components['parameters']['kind'];
export type ParameterRules = components['parameters']['rules'];
export type ParameterSetup = components['parameters']['setup'];
export type ParameterVersion = components['parameters']['version'];
export type ParameterAs = components['parameters']['as'];
export type ParameterPanels = components['parameters']['panels'];
export type ParameterBoard = components['parameters']['board'];
export type ParameterPageLimit = components['parameters']['pageLimit'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterStatus = components['parameters']['status'];
export type ParameterOf = components['parameters']['of'];
export type ParameterIdempotencyKey = components['parameters']['idempotencyKey'];
export type ParameterIfMatch = components['parameters']['ifMatch'];
export type ParameterIfNoneMatch = components['parameters']['ifNoneMatch'];
export type ParameterAcceptLanguage = components['parameters']['acceptLanguage'];
export type ParameterRequestId = components['parameters']['requestId'];
export type ParameterToken = components['parameters']['token'];
export type ParameterBlock = components['parameters']['block'];
export type ParameterInvitation = components['parameters']['invitation'];
export type ParameterInvited = components['parameters']['invited'];
export type ParameterWay = components['parameters']['way'];
export type ParameterNotice = components['parameters']['notice'];
export type ParameterLink = components['parameters']['link'];
export type ParameterBot = components['parameters']['bot'];
export type ParameterAfter = components['parameters']['after'];
export type ParameterLimit = components['parameters']['limit'];
export type HeaderXRequestId = components['headers']['XRequestId'];
export type HeaderGatewayRequestId = components['headers']['GatewayRequestId'];
export type HeaderContentLanguage = components['headers']['ContentLanguage'];
export type HeaderContentEncoding = components['headers']['ContentEncoding'];
export type HeaderVary = components['headers']['Vary'];
export type HeaderAccessControlAllowOrigin = components['headers']['AccessControlAllowOrigin'];
export type HeaderAccessControlExposeHeaders = components['headers']['AccessControlExposeHeaders'];
export type HeaderXContentTypeOptions = components['headers']['XContentTypeOptions'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRetryAfterUnlessStopped = components['headers']['RetryAfterUnlessStopped'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderMissingScope = components['headers']['MissingScope'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderReferrerPolicy = components['headers']['ReferrerPolicy'];
export type HeaderLink = components['headers']['Link'];
export type HeaderAllow = components['headers']['Allow'];
export type $defs = Record<string, never>;
export interface operations {
    readonly listGames: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only running games in which a seat is free for somebody.
                 * @example true
                 */
                readonly vacant?: "true";
                /**
                 * @description Only games in this stage.
                 * @example lobby
                 */
                readonly status?: components["parameters"]["status"];
                /**
                 * @description Only games of this kind: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly of?: components["parameters"]["of"];
                /**
                 * @description How many games at most.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
                /** @description From the page before, with the same query; opaque. Left out: the first page. */
                readonly cursor?: components["parameters"]["cursor"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GamesPage"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly createGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGame"];
            };
        };
        readonly responses: {
            /** @description The game is open. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "version": 1,
                     *       "hash": "XNpRgcs2LA4K-McBJhc-8XTJ4HHouFAJJJuLV3F8iRA",
                     *       "at": 1795304093767
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Receipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["QuotaExceeded"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getGame: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The moment: the number of a commit. Left out: now.
                 * @example 15
                 */
                readonly version?: components["parameters"]["version"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The game. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly closeGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly editGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GameEdit"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getPeople: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who is who. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "g3b6146915c4ea78fe04a",
                     *       "people": {
                     *         "u45wYeelDXYyxJKBpMBXiY-": "alice"
                     *       },
                     *       "title": "First blood",
                     *       "names": {},
                     *       "salt": "K1jJFA_cJSPYIE43ngIbuT91W9xx1R9AvJRG2pMkn_E"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PeopleAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly takeSeat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SeatRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["QuotaExceeded"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly leaveSeat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
                /**
                 * @description Id of the seat.
                 * @example france
                 */
                readonly seat: components["parameters"]["seat"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly moveSeat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
                /**
                 * @description Id of the seat.
                 * @example france
                 */
                readonly seat: components["parameters"]["seat"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "seat": "england"
                 *     }
                 */
                readonly "application/json": components["schemas"]["MoveRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly putContribution: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "contribution": "2vNs9tYvtLFMG4JsyzHxH0y7Jf0ZC4wfy6YNrVjQ1Lk"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContributionRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly postReveal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "bytes": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RevealRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly postConfirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /** @example {} */
                readonly "application/json": components["schemas"]["OfSeat"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly postRematch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rematch. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "g3b6146915c4ea78fe04a"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Rematch"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["QuotaExceeded"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly startGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly castVote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
                /**
                 * @description What is voted on.
                 * @example draw
                 */
                readonly kind: components["parameters"]["kind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "vote": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["Vote"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly postExtension: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "seat": "france"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OfSeat"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly putAway: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "until": 1767225600000
                 *     }
                 */
                readonly "application/json": components["schemas"]["Away"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getState: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The moment: the number of a commit. Left out: now.
                 * @example 15
                 */
                readonly version?: components["parameters"]["version"];
                /**
                 * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
                 *     or a spectator.
                 * @example spectator
                 */
                readonly as?: components["parameters"]["as"];
            };
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The position. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StateAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The moment: the number of a commit. Left out: now.
                 * @example 15
                 */
                readonly version?: components["parameters"]["version"];
                /**
                 * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
                 *     or a spectator.
                 * @example spectator
                 */
                readonly as?: components["parameters"]["as"];
            };
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The open questions. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActionsAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly postAction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Action"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly postDryRun: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description `0`: the map alone, without the legend, the tracks and what else stands around it. The units of the drawing stay where they are.
                 * @example 0
                 */
                readonly panels?: components["parameters"]["panels"];
                /**
                 * @description What all ids in the picture begin with, before a hyphen, and `data-board` of its root; left out: the first nine characters of the
                 *     game's id. Give two boards of one game other names, where they stand on one page.
                 * @example left
                 */
                readonly board?: components["parameters"]["board"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Action"];
            };
        };
        readonly responses: {
            /** @description What would happen. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DryRunAnswer"];
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 1252" role="group"><title>Diplomacy</title></svg> */
                    readonly "image/svg+xml": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly postTakeback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /** @example {} */
                readonly "application/json": components["schemas"]["Takeback"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getStandingOrders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
                 *     or a spectator.
                 * @example spectator
                 */
                readonly as?: components["parameters"]["as"];
            };
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The standing orders, by seat. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "version": 17,
                     *       "standing": {
                     *         "france": {
                     *           "retreats": "disband",
                     *           "adjustments": "waive"
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StandingAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly putStandingOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Commit only if the game has not moved on: the `ETag` of `GET /v1/games/{game}`, `…/state` or `…/actions`, asked without a query and in
                 *     the same language.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StandingRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Receipt"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["MovedOn"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly postForecast: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "standing": {
                 *         "askIf": [
                 *           {
                 *             "if": "contact"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["StandingRequest"];
            };
        };
        readonly responses: {
            /** @description The turns so far. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "version": 412,
                     *       "seat": "fn",
                     *       "turns": [
                     *         {
                     *           "turn": 1,
                     *           "windows": 88,
                     *           "asked": 16,
                     *           "waits": 12
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ForecastAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getLapse: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
                 *     or a spectator.
                 * @example spectator
                 */
                readonly as?: components["parameters"]["as"];
            };
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What silence stands for. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "version": 15,
                     *       "due": 1795390495132,
                     *       "lapses": [
                     *         {
                     *           "seat": "france",
                     *           "command": {
                     *             "type": "orders",
                     *             "orders": {},
                     *             "ready": true
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LapseAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getPress: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description One conversation alone: `all`, `lobby`, or the ids of its seats in order, between commas.
                 * @example austria,england
                 */
                readonly conversation?: string;
                /** @description From an answer before, with the same token; opaque. */
                readonly cursor?: string;
                /** @description Without a cursor: `read` begins where you have read up to, by the marks that you keep (`PUT …/press/marks`). */
                readonly from?: "read";
                /** @description How many entries at most. */
                readonly limit?: number;
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What people said. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "entries": [
                     *         {
                     *           "entry": {
                     *             "form": 1,
                     *             "game": "gf65681c23214f67e7ce9",
                     *             "conversation": "austria,england",
                     *             "n": 1,
                     *             "at": 1795304095859,
                     *             "by": "austria/3",
                     *             "about": {
                     *               "v": 17,
                     *               "hash": "6pw570fiCx3JSBDoL3H-iOkPuBlyVBk2vE513XGWsP4"
                     *             },
                     *             "commitment": "TTQkeKBzQ3PrLBkTm9tZbF6uqUJyqCsRrVjNkZ0xgWs",
                     *             "box": "0pW1sPqUoRkC3z5b9yq6mZs0JH2dLk8nTtVvXxYyZzA",
                     *             "cmdId": "5sN2bKxQ0zYcT7mJ4pLw1A",
                     *             "prev": ""
                     *           },
                     *           "hash": "DcoiVj9urpPXLysjHJ1ZZ5PmSOhs_8CELUxEsj-SUeU",
                     *           "text": "Galicia is yours, if Trieste is mine.",
                     *           "salt": "Yc2mFQ0a3uJm7n8Kp1rVwXzB5tLhD4sGfE6iOqUeRaA"
                     *         }
                     *       ],
                     *       "cursor": "NGFiY2RlZjEyMzQ1W10",
                     *       "more": false,
                     *       "marks": {
                     *         "read": {
                     *           "austria,england": 1
                     *         },
                     *         "muted": [],
                     *         "seats": [],
                     *         "drafts": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PressPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly postPress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PressRequest"];
            };
        };
        readonly responses: {
            /** @description The receipt. */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "conversation": "all",
                     *       "n": 1,
                     *       "at": 1795304095859,
                     *       "hash": "DcoiVj9urpPXLysjHJ1ZZ5PmSOhs_8CELUxEsj-SUeU"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PressReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly putPressMarks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "read": {
                 *         "austria,england": 1
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PressMarksRequest"];
            };
        };
        readonly responses: {
            /** @description What is kept now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "read": {
                     *         "austria,england": 1
                     *       },
                     *       "muted": [],
                     *       "seats": [],
                     *       "drafts": {}
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PressMarks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getPressAudit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was checked and found. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "verdict": "holds",
                     *       "checks": {
                     *         "conversations": 1,
                     *         "entries": 1,
                     *         "texts": 1,
                     *         "removed": 0
                     *       },
                     *       "findings": [],
                     *       "root": "eyJhbGciOiJFUzI1NiJ9.eyJnYW1lIjoiZ2Y2NTY4MWMyMzIxNGY2N2U3Y2U5In0.c2ln",
                     *       "sets": [
                     *         {
                     *           "conversation": "all",
                     *           "n": 1,
                     *           "head": "DcoiVj9urpPXLysjHJ1ZZ5PmSOhs_8CELUxEsj-SUeU",
                     *           "salt": "Yc2mFQ0a3uJm7n8Kp1rVwXzB5tLhD4sGfE6iOqUeRaA",
                     *           "path": [
                     *             "6pw570fiCx3JSBDoL3H-iOkPuBlyVBk2vE513XGWsP4"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PressAudit"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly listInvitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Invitations and links. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitations": [
                     *         {
                     *           "id": "iq8Zr0aXk2LwY5tB2",
                     *           "to": "@paris-fox",
                     *           "at": 1795304093767
                     *         }
                     *       ],
                     *       "links": [
                     *         {
                     *           "id": "lm1dG7aE4uI6oK3yC",
                     *           "at": 1795304093767,
                     *           "admits": "seat",
                     *           "until": 1795908893767,
                     *           "uses": 10,
                     *           "used": 2
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InvitationsAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly createInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "to": "@paris-fox"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewInvitation"];
            };
        };
        readonly responses: {
            /** @description It is sent. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "iq8Zr0aXk2LwY5tB2",
                     *       "to": "@paris-fox",
                     *       "at": 1795304093767
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Invitation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly deleteInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
                /**
                 * @description Id of an invitation or a link.
                 * @example iq8Zr0aXk2LwY5tB2
                 */
                readonly invitation: components["parameters"]["invitation"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is withdrawn. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly createLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewLink"];
            };
        };
        readonly responses: {
            /** @description The link. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lm1dG7aE4uI6oK3yC",
                     *       "at": 1795304093767,
                     *       "admits": "seat",
                     *       "until": 1795908893767,
                     *       "uses": 6,
                     *       "used": 0,
                     *       "link": "gf65681c23214f67e7ce9.k3WvYk9pJqL0sT2xZ8bR5g"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MadeLink"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The last version already known.
                 * @example 15
                 */
                readonly after?: components["parameters"]["after"];
                /**
                 * @description How many commits at most. There may be fewer when they are large; `next` says that there are more.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["limit"];
                /**
                 * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
                 *     or a spectator.
                 * @example spectator
                 */
                readonly as?: components["parameters"]["as"];
            };
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Commits"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getLog: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The last version already known.
                 * @example 15
                 */
                readonly after?: components["parameters"]["after"];
                /**
                 * @description How many commits at most. There may be fewer when they are large; `next` says that there are more.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["limit"];
            };
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Commits"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getStory: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The last version already known.
                 * @example 15
                 */
                readonly after?: components["parameters"]["after"];
                /**
                 * @description How many commits at most. There may be fewer when they are large; `next` says that there are more.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["limit"];
                /**
                 * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
                 *     or a spectator.
                 * @example spectator
                 */
                readonly as?: components["parameters"]["as"];
            };
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Commits in order, oldest first. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoryAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getPhases: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The last version already known.
                 * @example 15
                 */
                readonly after?: components["parameters"]["after"];
                /**
                 * @description How many phases, unless one commit resolved more.
                 * @example 10
                 */
                readonly limit?: number;
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Phases in order, oldest first. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhasesAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getSeries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The moment: the number of a commit. Left out: now.
                 * @example 15
                 */
                readonly version?: components["parameters"]["version"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The series. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "version": 24,
                     *       "phases": [
                     *         {
                     *           "version": 10,
                     *           "name": "Spring 1901, movement"
                     *         },
                     *         {
                     *           "version": 17,
                     *           "name": "Autumn 1901, movement"
                     *         }
                     *       ],
                     *       "charts": [
                     *         {
                     *           "chart": "centres",
                     *           "name": "Supply centres",
                     *           "lines": [
                     *             {
                     *               "line": "austria",
                     *               "name": "Austria"
                     *             },
                     *             {
                     *               "line": "england",
                     *               "name": "England"
                     *             }
                     *           ],
                     *           "points": [
                     *             {
                     *               "version": 10,
                     *               "values": [
                     *                 3,
                     *                 3
                     *               ]
                     *             },
                     *             {
                     *               "version": 24,
                     *               "values": [
                     *                 4,
                     *                 5
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SeriesAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["LogsBusy"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getExport: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Which format: one of `exports` of `GET /v1/rules/{rules}`.
                 * @example saved-game
                 */
                readonly format: string;
                /**
                 * @description The moment: the number of a commit. Left out: now.
                 * @example 15
                 */
                readonly version?: components["parameters"]["version"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The game, as the format has it. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                    /**
                     * @example The tour (gf65681c23214f67e7ce9)
                     *
                     *     Spring 1901, movement
                     *     France:
                     *       A mar S A par - bur
                     *       A par - bur
                     *       F bre - mao [bounced §8.10]
                     */
                    readonly "text/plain": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["LogsBusy"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getBoard: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The moment: the number of a commit. Left out: now.
                 * @example 15
                 */
                readonly version?: components["parameters"]["version"];
                /**
                 * @description Through whose eyes: `spectator`, a seat of one's own, or, once the game is over, any seat. Left out: all seats that the caller holds,
                 *     or a spectator.
                 * @example spectator
                 */
                readonly as?: components["parameters"]["as"];
                /**
                 * @description `0`: the map alone, without the legend, the tracks and what else stands around it. The units of the drawing stay where they are.
                 * @example 0
                 */
                readonly panels?: components["parameters"]["panels"];
                /**
                 * @description What all ids in the picture begin with, before a hyphen, and `data-board` of its root; left out: the first nine characters of the
                 *     game's id. Give two boards of one game other names, where they stand on one page.
                 * @example left
                 */
                readonly board?: components["parameters"]["board"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 1252" role="group"><title>Diplomacy</title></svg> */
                    readonly "image/svg+xml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getSight: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The piece, by its id.
                 * @example B-FA-1
                 */
                readonly from: string;
                /**
                 * @description The moment: the number of a commit. Left out: now.
                 * @example 15
                 */
                readonly version?: components["parameters"]["version"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What it could fire at. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "version": 15,
                     *       "from": "B-FA-1",
                     *       "spaces": [
                     *         {
                     *           "space": "d6",
                     *           "distance": 2,
                     *           "sees": true,
                     *           "dice": 2
                     *         },
                     *         {
                     *           "space": "c5",
                     *           "distance": 3,
                     *           "sees": false,
                     *           "dice": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SightAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getAudit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game, from the receipt of `createGame`.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly game: components["parameters"]["game"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was checked and found. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditReport"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["AuditsBusy"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly listRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The games. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rules": [
                     *         {
                     *           "id": "diplomacy",
                     *           "title": "Diplomacy",
                     *           "rules": "diplomacy@1",
                     *           "href": "/v1/rules/diplomacy"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RulesList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getRules: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these parts, with commas between them: `parts=names,setups,seats`. Without it all of them. */
                readonly parts?: readonly ("seats" | "schemas" | "exports" | "setups" | "deadlines" | "names")[];
                /**
                 * @description Options in JSON, as when a game is opened: the answer has the seats that come with them. With `parts=seats` alone.
                 * @example {"players":3}
                 */
                readonly options?: string;
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly rules: components["parameters"]["rules"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The game. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "diplomacy",
                     *       "title": "Diplomacy",
                     *       "rules": "diplomacy@1",
                     *       "seats": [
                     *         {
                     *           "seat": "austria",
                     *           "name": "Austria",
                     *           "holds": [
                     *             "austria"
                     *           ]
                     *         },
                     *         {
                     *           "seat": "england",
                     *           "name": "England",
                     *           "holds": [
                     *             "england"
                     *           ]
                     *         }
                     *       ],
                     *       "schemas": {
                     *         "options": {
                     *           "type": "object",
                     *           "properties": {
                     *             "rulings": {
                     *               "type": "string",
                     *               "enum": [
                     *                 "rulebook",
                     *                 "datc"
                     *               ],
                     *               "default": "rulebook"
                     *             }
                     *           }
                     *         },
                     *         "command": {
                     *           "type": "object"
                     *         },
                     *         "event": {
                     *           "type": "object"
                     *         },
                     *         "view": {
                     *           "type": "object"
                     *         },
                     *         "standing": {
                     *           "type": "object"
                     *         }
                     *       },
                     *       "exports": [
                     *         "saved-game",
                     *         "text"
                     *       ],
                     *       "setups": [],
                     *       "deadlines": [
                     *         {
                     *           "kind": "orders",
                     *           "name": "orders"
                     *         },
                     *         {
                     *           "kind": "retreats",
                     *           "name": "retreats"
                     *         },
                     *         {
                     *           "kind": "adjustments",
                     *           "name": "builds and removals"
                     *         }
                     *       ],
                     *       "names": {
                     *         "powers": {
                     *           "austria": "Austria"
                     *         },
                     *         "provinces": {
                     *           "par": "Paris"
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RulesAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NoSuchRules"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getEngine: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly rules: components["parameters"]["rules"];
                /**
                 * @description As commits of form 2 call it: the SHA-256 of its file in base64url. `engines` of an audit lists those of a log.
                 * @example NhO9um4wXebEjR-pjyhLba7oQK1bl-vDqTvspei_3Ak
                 */
                readonly engine: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The engine's file. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example var fieldpostEngine = (() => { return {}; })(); */
                    readonly "text/javascript": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NoSuchRules"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getSetupBoard: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description `0`: the map alone, without the legend, the tracks and what else stands around it. The units of the drawing stay where they are.
                 * @example 0
                 */
                readonly panels?: components["parameters"]["panels"];
                /**
                 * @description What all ids in the picture begin with, before a hyphen, and `data-board` of its root; left out: the first nine characters of the
                 *     game's id. Give two boards of one game other names, where they stand on one page.
                 * @example left
                 */
                readonly board?: components["parameters"]["board"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of the game: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly rules: components["parameters"]["rules"];
                /**
                 * @description Id of a scenario: an `id` in `setups` of `GET /v1/rules/{rules}`.
                 * @example 015
                 */
                readonly setup: components["parameters"]["setup"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 1252" role="group"><title>Diplomacy</title></svg> */
                    readonly "image/svg+xml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly adjudicateDiplomacy: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Of a picture, which moment it shows.
                 * @example before
                 */
                readonly shows?: "before" | "after";
                /**
                 * @description `0`: the map alone, without the legend, the tracks and what else stands around it. The units of the drawing stay where they are.
                 * @example 0
                 */
                readonly panels?: components["parameters"]["panels"];
                /**
                 * @description What all ids in the picture begin with, before a hyphen, and `data-board` of its root; left out: the first nine characters of the
                 *     game's id. Give two boards of one game other names, where they stand on one page.
                 * @example left
                 */
                readonly board?: components["parameters"]["board"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "season": "spring",
                 *       "year": 1901,
                 *       "phase": "movement",
                 *       "unitsBefore": {
                 *         "france": [
                 *           "A par",
                 *           "A mar"
                 *         ],
                 *         "germany": [
                 *           "A mun"
                 *         ]
                 *       },
                 *       "orders": {
                 *         "france": [
                 *           "A par-bur",
                 *           "A mar s par-bur"
                 *         ],
                 *         "germany": [
                 *           "A mun-bur"
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AdjudicationInput"];
            };
        };
        readonly responses: {
            /** @description The phase resolved. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unitsAfter": {
                     *         "france": [
                     *           "A bur",
                     *           "A mar"
                     *         ],
                     *         "germany": [
                     *           "A mun"
                     *         ]
                     *       },
                     *       "dislodgedAfter": {},
                     *       "contestedAfter": [],
                     *       "centresAfter": {},
                     *       "results": [
                     *         {
                     *           "power": "france",
                     *           "unit": "A par",
                     *           "order": "A par - bur",
                     *           "outcome": "succeeded",
                     *           "rule": "§8.1",
                     *           "reason": "Nothing stops A par in bur.",
                     *           "by": [
                     *             "mar"
                     *           ]
                     *         },
                     *         {
                     *           "power": "france",
                     *           "unit": "A mar",
                     *           "order": "A mar S A par - bur",
                     *           "outcome": "succeeded",
                     *           "rule": "§9.3",
                     *           "reason": "A mar is free to support the unit in par.",
                     *           "by": [
                     *             "par"
                     *           ]
                     *         },
                     *         {
                     *           "power": "germany",
                     *           "unit": "A mun",
                     *           "order": "A mun - bur",
                     *           "outcome": "bounced",
                     *           "rule": "§9.13",
                     *           "reason": "A mun (1) meets A par (2) at bur.",
                     *           "by": [
                     *             "par"
                     *           ]
                     *         }
                     *       ],
                     *       "next": {
                     *         "season": "fall",
                     *         "year": 1901,
                     *         "phase": "movement"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Adjudication"];
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 1252" role="group"><title>Diplomacy</title></svg> */
                    readonly "image/svg+xml": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly checkBattle: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description `0`: the map alone, without the legend, the tracks and what else stands around it. The units of the drawing stay where they are.
                 * @example 0
                 */
                readonly panels?: components["parameters"]["panels"];
                /**
                 * @description What all ids in the picture begin with, before a hyphen, and `data-board` of its root; left out: the first nine characters of the
                 *     game's id. Give two boards of one game other names, where they stand on one page.
                 * @example left
                 */
                readonly board?: components["parameters"]["board"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BattleQuestion"];
            };
        };
        readonly responses: {
            /** @description What is wrong with the battle, or its board. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "problems": [
                     *         {
                     *           "pointer": "/units/3/hex",
                     *           "code": "HEX_TAKEN",
                     *           "detail": "another piece of this kind is on c4 (§1.7)"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BattleAnswer"];
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 36 800 497" role="group"><title>A custom battle</title></svg> */
                    readonly "image/svg+xml": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly createGuest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The guest. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": "guest:7tYb2KqLx0WvRzPm4sNc",
                     *       "name": "guest-k7m2xq",
                     *       "scopes": [
                     *         "games:read",
                     *         "games:play",
                     *         "me"
                     *       ],
                     *       "expires": 1797896093767,
                     *       "token": "fp_3nF6cWvYk9pJqL0sT2xZ8bR5hM1dG7aE4uI6oK3yCwQ"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Guest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["GuestsExceeded"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getSignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ways. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issuer": {
                     *         "authorize": "https://login.example.com/oauth2/authorize",
                     *         "client": "3n4b5urk1ft4fl3mg5e62d9ado",
                     *         "scope": "openid"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "alice"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SignInRequest"];
            };
        };
        readonly responses: {
            /** @description A token. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhbGljZSJ9.c2ln",
                     *       "expires": 1797896093767
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": "3f9c2d1e-7a4b-4c6d-8e9f-0a1b2c3d4e5f",
                     *       "kind": "person",
                     *       "name": "철수",
                     *       "handle": "철수",
                     *       "formerly": "chulsoo",
                     *       "renameFrom": 1797896093767,
                     *       "language": "ko",
                     *       "zone": "Asia/Seoul",
                     *       "notices": [
                     *         "your-turn",
                     *         "deadline"
                     *       ],
                     *       "rev": 4
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly endAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description When it ends. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ends": 1795909506525,
                     *       "forEver": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Ending"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly editAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "language": "ko",
                 *       "zone": "Asia/Seoul",
                 *       "notices": [
                 *         "your-turn",
                 *         "deadline"
                 *       ],
                 *       "rev": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["AccountEdit"];
            };
        };
        readonly responses: {
            /** @description The account as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": "3f9c2d1e-7a4b-4c6d-8e9f-0a1b2c3d4e5f",
                     *       "kind": "person",
                     *       "name": "철수",
                     *       "handle": "철수",
                     *       "formerly": "chulsoo",
                     *       "renameFrom": 1797896093767,
                     *       "language": "ko",
                     *       "zone": "Asia/Seoul",
                     *       "notices": [
                     *         "your-turn",
                     *         "deadline"
                     *       ],
                     *       "rev": 4
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly keepAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": "3f9c2d1e-7a4b-4c6d-8e9f-0a1b2c3d4e5f",
                     *       "kind": "person",
                     *       "name": "철수",
                     *       "handle": "철수",
                     *       "notices": [
                     *         "your-turn",
                     *         "deadline"
                     *       ],
                     *       "rev": 8
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly takeHandle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "handle": "철수"
                 *     }
                 */
                readonly "application/json": components["schemas"]["HandleRequest"];
            };
        };
        readonly responses: {
            /** @description The account as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": "3f9c2d1e-7a4b-4c6d-8e9f-0a1b2c3d4e5f",
                     *       "kind": "person",
                     *       "name": "철수",
                     *       "handle": "철수",
                     *       "formerly": "chulsoo",
                     *       "renameFrom": 1797896093767,
                     *       "language": "ko",
                     *       "zone": "Asia/Seoul",
                     *       "notices": [
                     *         "your-turn",
                     *         "deadline"
                     *       ],
                     *       "rev": 4
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly releaseHandle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": "3f9c2d1e-7a4b-4c6d-8e9f-0a1b2c3d4e5f",
                     *       "kind": "person",
                     *       "name": "player-k7m2xq",
                     *       "formerly": "철수",
                     *       "notices": [
                     *         "your-turn"
                     *       ],
                     *       "rev": 6
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly exportAccount: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description From the page before; left out, the first page.
                 * @example g3b6146915c4ea78fe04a
                 */
                readonly cursor?: string;
                /** @description How many games at most. */
                readonly limit?: number;
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of it. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "at": 1795304095859,
                     *       "games": [
                     *         {
                     *           "game": "g3b6146915c4ea78fe04a",
                     *           "pseudonym": "uaK3tZ0q9dXbN2mLs7RfYwP",
                     *           "secret": "Yc2mFQ0a3uJm7n8Kp1rVwXzB5tLhD4sGfE6iOqUeRaA",
                     *           "status": "playing",
                     *           "isOwner": true,
                     *           "seats": [
                     *             {
                     *               "seat": "france",
                     *               "since": 2
                     *             }
                     *           ],
                     *           "press": [],
                     *           "grey": [],
                     *           "received": [],
                     *           "marks": {
                     *             "read": {},
                     *             "muted": [],
                     *             "seats": [],
                     *             "drafts": {}
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountExport"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly listMyGames: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only games in this stage.
                 * @example lobby
                 */
                readonly status?: components["parameters"]["status"];
                /**
                 * @description Only games of this kind: an `id` of `GET /v1/rules`.
                 * @example diplomacy
                 */
                readonly of?: components["parameters"]["of"];
                /**
                 * @description How many games at most.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
                /** @description From the page before, with the same query; opaque. Left out: the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description `true`: only games that wait for you, with an open question to your seat or for your bytes for the dice; the soonest deadline first,
                 *     those without one last.
                 * @example true
                 */
                readonly awaiting?: "true" | "false";
                /**
                 * @description What to tell of each game, and nothing else: then the answer is a `MyGamesPage`. Without it a game is told whole, in a `GamesPage`.
                 *     A field that has nothing to say is left out, such as the deadline of a game that waits for ever.
                 * @example [
                 *       "id",
                 *       "version",
                 *       "seat",
                 *       "deadline"
                 *     ]
                 */
                readonly fields?: readonly ("id" | "of" | "title" | "status" | "phase" | "version" | "at" | "seat" | "ask" | "kind" | "awaited" | "deadline")[];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["MyGames"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly listMyEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description A cursor of this list, or of the live channel. Left out, the list begins now.
                 * @example MDZiYzU2NzVhYWUzbWc5NnRsYXM
                 */
                readonly after?: string;
                /**
                 * @description How many games at most.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is new, and where to go on. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyEventsAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description A handle, in small letters or large ones.
                 * @example ruby-fox
                 */
                readonly handle: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How they play. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "handle": "ruby-fox",
                     *       "kind": "person",
                     *       "ratings": [
                     *         {
                     *           "of": "diplomacy",
                     *           "mode": "mail",
                     *           "rating": 1616,
                     *           "deviation": 381,
                     *           "games": 1,
                     *           "provisional": true,
                     *           "history": [
                     *             {
                     *               "day": "2026-11-22",
                     *               "rating": 1616
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "records": [
                     *         {
                     *           "of": "diplomacy",
                     *           "seat": "france",
                     *           "won": 1,
                     *           "shared": 0,
                     *           "lost": 0
                     *         }
                     *       ],
                     *       "games": [
                     *         {
                     *           "game": "g3b6146915c4ea78fe04a",
                     *           "of": "diplomacy",
                     *           "at": 1795364400000,
                     *           "seat": "france",
                     *           "how": "won"
                     *         }
                     *       ],
                     *       "reliability": 95
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getLedger: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description A day that is over, in UTC.
                 * @example 2026-11-22
                 */
                readonly day: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The games of the day. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "day": "2026-11-22",
                     *       "games": [
                     *         {
                     *           "game": "g3b6146915c4ea78fe04a",
                     *           "of": "napoleonics",
                     *           "at": 1795364400000,
                     *           "list": "napoleonics/mail",
                     *           "setup": "015",
                     *           "seats": [
                     *             {
                     *               "seat": "top",
                     *               "by": "u45wYeelDXYyxJKBpMBXiY-",
                     *               "side": 0,
                     *               "place": 1,
                     *               "answered": 31,
                     *               "missed": 0,
                     *               "before": {
                     *                 "mu": 25000000,
                     *                 "sigma": 8333333
                     *               },
                     *               "after": {
                     *                 "mu": 27635332,
                     *                 "sigma": 8065555
                     *               }
                     *             },
                     *             {
                     *               "seat": "bottom",
                     *               "by": "uYxCRnnhZ3uHQMZFxAuSjvY",
                     *               "side": 1,
                     *               "place": 2,
                     *               "answered": 28,
                     *               "missed": 2,
                     *               "before": {
                     *                 "mu": 25000000,
                     *                 "sigma": 8333333
                     *               },
                     *               "after": {
                     *                 "mu": 22364668,
                     *                 "sigma": 8065555
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Ledger"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly listTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Personal tokens. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokens": [
                     *         {
                     *           "id": "tq8Zr0aXk2LwY",
                     *           "name": "my phone",
                     *           "scopes": [
                     *             "games:read",
                     *             "games:play",
                     *             "me"
                     *           ],
                     *           "created": 1795304093767,
                     *           "expires": 1797896093767,
                     *           "used": "2026-11-22"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly createToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "my phone",
                 *       "scopes": [
                 *         "games:read",
                 *         "games:play",
                 *         "me"
                 *       ],
                 *       "days": 30
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewToken"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tq8Zr0aXk2LwY",
                     *       "name": "my phone",
                     *       "scopes": [
                     *         "games:read",
                     *         "games:play",
                     *         "me"
                     *       ],
                     *       "created": 1795304093767,
                     *       "expires": 1797896093767,
                     *       "token": "fp_3nF6cWvYk9pJqL0sT2xZ8bR5hM1dG7aE4uI6oK3yCwQ"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MadeToken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly revokeToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a personal token.
                 * @example tq8Zr0aXk2LwY
                 */
                readonly token: components["parameters"]["token"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is revoked. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly listBots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Programs. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bots": [
                     *         {
                     *           "id": "4mQ0xZ8nT1sW6pKcVbLr",
                     *           "name": "river-crosser",
                     *           "created": 1795304093767
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BotsAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly createBot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "river-crosser"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewBot"];
            };
        };
        readonly responses: {
            /** @description The account. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4mQ0xZ8nT1sW6pKcVbLr",
                     *       "name": "river-crosser",
                     *       "created": 1795304093767
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BotAccount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly deleteBot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a program of yours.
                 * @example 4mQ0xZ8nT1sW6pKcVbLr
                 */
                readonly bot: components["parameters"]["bot"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is deleted. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly listMyInvitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Invitations. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyInvitationsAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly followLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "link": "gf65681c23214f67e7ce9.k3WvYk9pJqL0sT2xZ8bR5g"
                 *     }
                 */
                readonly "application/json": components["schemas"]["LinkUse"];
            };
        };
        readonly responses: {
            /** @description Where it leads. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "gf65681c23214f67e7ce9",
                     *       "admits": "seat"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkUsed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly declineInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a game that you are invited to.
                 * @example gf65681c23214f67e7ce9
                 */
                readonly invited: components["parameters"]["invited"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is declined. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly listBlocks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The blocks. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "blocks": [
                     *         {
                     *           "id": "b4mQ0xZ8nT1sW6pKcVbLrE",
                     *           "at": 1795304093767,
                     *           "handle": "loud-one"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BlocksAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly putBlock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BlockRequest"];
            };
        };
        readonly responses: {
            /** @description The block. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b4mQ0xZ8nT1sW6pKcVbLrE",
                     *       "at": 1795304093767,
                     *       "handle": "loud-one"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Block"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly deleteBlock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a block of yours.
                 * @example b4mQ0xZ8nT1sW6pKcVbLrE
                 */
                readonly block: components["parameters"]["block"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is lifted. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly takeOverGuest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "token": "fp_3nF6cWvYk9pJqL0sT2xZ8bR5hM1dG7aE4uI6oK3yCwQ"
                 *     }
                 */
                readonly "application/json": components["schemas"]["GuestTakeover"];
            };
        };
        readonly responses: {
            /** @description They are yours. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "guest-k7m2xq",
                     *       "games": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TakenGuest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly listNotices: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The number of the last notice that you have; 0 or left out, all of them.
                 * @example 3
                 */
                readonly after?: number;
                /**
                 * @description How many games at most.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["pageLimit"];
            };
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Your notices after a number. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notices": [
                     *         {
                     *           "number": 4,
                     *           "id": "n3kZpQ1wYx8LmR5tB2vCd",
                     *           "reason": "your-turn",
                     *           "game": "g3b6146915c4ea78fe04a",
                     *           "at": 1795304702618
                     *         }
                     *       ],
                     *       "newest": 4
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NoticesAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly listWays: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Your ways. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ways": [
                     *         {
                     *           "id": "wq8Zr0aXk2LwY",
                     *           "kind": "hook",
                     *           "to": "https://example.org/fieldpost",
                     *           "state": "on",
                     *           "reasons": [
                     *             "your-turn",
                     *             "deadline"
                     *           ],
                     *           "created": 1795304093767
                     *         }
                     *       ],
                     *       "push": "BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m9mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WaysAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly createWay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewWay"];
            };
        };
        readonly responses: {
            /** @description The way. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wq8Zr0aXk2LwY",
                     *       "kind": "hook",
                     *       "to": "https://example.org/fieldpost",
                     *       "state": "asked",
                     *       "reasons": [
                     *         "your-turn",
                     *         "deadline"
                     *       ],
                     *       "created": 1795304093767,
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MadeWay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly deleteWay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is given up. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly editWay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reasons": [
                 *         "your-turn",
                 *         "deadline"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["EditedWay"];
            };
        };
        readonly responses: {
            /** @description The way as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wq8Zr0aXk2LwY",
                     *       "kind": "hook",
                     *       "to": "https://example.org/fieldpost",
                     *       "state": "on",
                     *       "reasons": [
                     *         "your-turn",
                     *         "deadline"
                     *       ],
                     *       "created": 1795304093767
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Way"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly confirmWay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "tBHItJI5svbpez7KI4CCXg"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Confirmation"];
            };
        };
        readonly responses: {
            /** @description The way as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "wq8Zr0aXk2LwY",
                     *       "kind": "mail",
                     *       "to": "anna@example.org",
                     *       "state": "on",
                     *       "reasons": [
                     *         "deadline"
                     *       ],
                     *       "created": 1795304093767
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Way"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly renewWaySecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new secret. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                     *       "until": 1795390493767
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WaySecret"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly listDeliveries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deliveries, the newest first. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "notice": "n3kZpQ1wYx8LmR5tB2vCd",
                     *           "reason": "your-turn",
                     *           "game": "g3b6146915c4ea78fe04a",
                     *           "state": "sent",
                     *           "tries": 1,
                     *           "at": 1795304700000,
                     *           "outcome": "2xx"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DeliveriesAnswer"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly replayDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description Id of a way.
                 * @example wq8Zr0aXk2LwY
                 */
                readonly way: components["parameters"]["way"];
                /**
                 * @description Id of a notice.
                 * @example n3kZpQ1wYx8LmR5tB2vCd
                 */
                readonly notice: components["parameters"]["notice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is sent with the next ones. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notice": "n3kZpQ1wYx8LmR5tB2vCd",
                     *       "reason": "your-turn",
                     *       "game": "g3b6146915c4ea78fe04a",
                     *       "state": "waiting",
                     *       "tries": 0,
                     *       "at": 1795304700000
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Delivery"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly askUnsubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description What stands in the link of a mail.
                 * @example k3WvYk9pJqL0sT2xZ8bR5hM1dG7aE4uI
                 */
                readonly link: components["parameters"]["link"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page in both languages. */
            readonly 200: {
                headers: {
                    readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    readonly "text/html": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly unsubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Names the command: a retry with the same key and the same command is committed once. Anything unique to the command, such as a
                 *     UUID. Kept secret: the log shows only a hash of it. Remembered for as long as the game lives.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description What stands in the link of a mail.
                 * @example k3WvYk9pJqL0sT2xZ8bR5hM1dG7aE4uI
                 */
                readonly link: components["parameters"]["link"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page in both languages. */
            readonly 200: {
                headers: {
                    readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    readonly "text/html": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
            readonly 507: components["responses"]["Full"];
        };
    };
    readonly getJwks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The keys. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "EC",
                     *           "crv": "P-256",
                     *           "x": "qGMWpoNLj70VisrNwJLqInUOAhCO2Xx-WWN-vVxpD98",
                     *           "y": "aDihF5w8WOBtFvwUIR8POV1W2buZ34_HakzBQjCsMbg",
                     *           "kid": "cWAg_Zf5",
                     *           "alg": "ES256",
                     *           "use": "sig"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Jwks"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getProblem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description `ko` for Korean, anything else for English: all texts for people, errors too. Codes, ids and the log are the same in every language.
                 * @example ko
                 */
                readonly "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path: {
                /**
                 * @description The `code` of a problem or a remark.
                 * @example STALE_ASK
                 */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What it means. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "STALE_ASK",
                     *       "means": "The question that was answered is not open any more, or not open to you.",
                     *       "todo": "Read `/actions` again, and answer what is asked now."
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProblemMeaning"];
                    /** @example <!doctype html> */
                    readonly "text/html": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It answers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "engine": "fieldpost@0.1.0",
                     *       "now": 1795304097525,
                     *       "live": "/v1/live"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getDescription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OpenAPI 3.1. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/yaml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getDescriptionAsJson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OpenAPI 3.1. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0"
                     *     }
                     */
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getLiveDescription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description AsyncAPI 3.0. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/yaml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getLiveDescriptionAsJson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description AsyncAPI 3.0. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asyncapi": "3.0.0"
                     *     }
                     */
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly getDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `ETag` of the answer already held: answers 304 as long as that is still the answer.
                 * @example "yHN0RYuKPUV_pxmvbWx1PfGkpCa"
                 */
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                /**
                 * @description A name for the request, to find it again in answers and in the log of the service. Any other text than the pattern admits is disregarded, and a name is made.
                 * @example 7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11
                 */
                readonly "X-Request-Id"?: components["parameters"]["requestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["AccessControlExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    readonly "Apigw-Requestid": components["headers"]["GatewayRequestId"];
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["Fault"];
            readonly 503: components["responses"]["Busy"];
        };
    };
}

/** How each operation is called. */
export const OPERATIONS = {
  listGames: ['GET', '/v1/games'],
  createGame: ['POST', '/v1/games'],
  getGame: ['GET', '/v1/games/{game}'],
  editGame: ['PATCH', '/v1/games/{game}'],
  closeGame: ['DELETE', '/v1/games/{game}'],
  getPeople: ['GET', '/v1/games/{game}/people'],
  takeSeat: ['POST', '/v1/games/{game}/seats'],
  moveSeat: ['PATCH', '/v1/games/{game}/seats/{seat}'],
  leaveSeat: ['DELETE', '/v1/games/{game}/seats/{seat}'],
  putContribution: ['PUT', '/v1/games/{game}/contributions'],
  postReveal: ['POST', '/v1/games/{game}/reveals'],
  postConfirmation: ['POST', '/v1/games/{game}/confirmations'],
  postRematch: ['POST', '/v1/games/{game}/rematch'],
  startGame: ['POST', '/v1/games/{game}/start'],
  castVote: ['PUT', '/v1/games/{game}/votes/{kind}'],
  postExtension: ['POST', '/v1/games/{game}/extensions'],
  putAway: ['PUT', '/v1/games/{game}/away'],
  getState: ['GET', '/v1/games/{game}/state'],
  getActions: ['GET', '/v1/games/{game}/actions'],
  postAction: ['POST', '/v1/games/{game}/actions'],
  postDryRun: ['POST', '/v1/games/{game}/dry-runs'],
  postTakeback: ['POST', '/v1/games/{game}/takebacks'],
  getStandingOrders: ['GET', '/v1/games/{game}/standing-orders'],
  putStandingOrders: ['PUT', '/v1/games/{game}/standing-orders'],
  postForecast: ['POST', '/v1/games/{game}/standing-orders/forecasts'],
  getLapse: ['GET', '/v1/games/{game}/lapse'],
  getPress: ['GET', '/v1/games/{game}/press'],
  postPress: ['POST', '/v1/games/{game}/press'],
  putPressMarks: ['PUT', '/v1/games/{game}/press/marks'],
  getPressAudit: ['GET', '/v1/games/{game}/press/audit'],
  listInvitations: ['GET', '/v1/games/{game}/invitations'],
  createInvitation: ['POST', '/v1/games/{game}/invitations'],
  deleteInvitation: ['DELETE', '/v1/games/{game}/invitations/{invitation}'],
  createLink: ['POST', '/v1/games/{game}/links'],
  getEvents: ['GET', '/v1/games/{game}/events'],
  getLog: ['GET', '/v1/games/{game}/log'],
  getStory: ['GET', '/v1/games/{game}/story'],
  getPhases: ['GET', '/v1/games/{game}/phases'],
  getSeries: ['GET', '/v1/games/{game}/series'],
  getExport: ['GET', '/v1/games/{game}/export'],
  getBoard: ['GET', '/v1/games/{game}/board.svg'],
  getSight: ['GET', '/v1/games/{game}/sight'],
  getAudit: ['GET', '/v1/games/{game}/audit'],
  listRules: ['GET', '/v1/rules'],
  getRules: ['GET', '/v1/rules/{rules}'],
  getEngine: ['GET', '/v1/rules/{rules}/engines/{engine}'],
  getSetupBoard: ['GET', '/v1/rules/{rules}/setups/{setup}/board.svg'],
  adjudicateDiplomacy: ['POST', '/v1/rules/diplomacy/adjudications'],
  checkBattle: ['POST', '/v1/rules/napoleonics/battles'],
  createGuest: ['POST', '/v1/guests'],
  getSignIn: ['GET', '/v1/sign-in'],
  signIn: ['POST', '/v1/sign-in'],
  getAccount: ['GET', '/v1/me'],
  editAccount: ['PATCH', '/v1/me'],
  endAccount: ['DELETE', '/v1/me'],
  keepAccount: ['PUT', '/v1/me/stay'],
  takeHandle: ['PUT', '/v1/me/handle'],
  releaseHandle: ['DELETE', '/v1/me/handle'],
  exportAccount: ['GET', '/v1/me/export'],
  listMyGames: ['GET', '/v1/me/games'],
  listMyEvents: ['GET', '/v1/me/events'],
  getProfile: ['GET', '/v1/people/{handle}'],
  getLedger: ['GET', '/v1/ratings/{day}'],
  listTokens: ['GET', '/v1/me/tokens'],
  createToken: ['POST', '/v1/me/tokens'],
  revokeToken: ['DELETE', '/v1/me/tokens/{token}'],
  listBots: ['GET', '/v1/me/bots'],
  createBot: ['POST', '/v1/me/bots'],
  deleteBot: ['DELETE', '/v1/me/bots/{bot}'],
  listMyInvitations: ['GET', '/v1/me/invitations'],
  followLink: ['POST', '/v1/me/invitations'],
  declineInvitation: ['DELETE', '/v1/me/invitations/{invited}'],
  listBlocks: ['GET', '/v1/me/blocks'],
  putBlock: ['PUT', '/v1/me/blocks'],
  deleteBlock: ['DELETE', '/v1/me/blocks/{block}'],
  takeOverGuest: ['POST', '/v1/me/guest'],
  listNotices: ['GET', '/v1/me/notices'],
  listWays: ['GET', '/v1/me/ways'],
  createWay: ['POST', '/v1/me/ways'],
  editWay: ['PATCH', '/v1/me/ways/{way}'],
  deleteWay: ['DELETE', '/v1/me/ways/{way}'],
  confirmWay: ['POST', '/v1/me/ways/{way}/confirmation'],
  renewWaySecret: ['POST', '/v1/me/ways/{way}/secret'],
  listDeliveries: ['GET', '/v1/me/ways/{way}/deliveries'],
  replayDelivery: ['POST', '/v1/me/ways/{way}/deliveries/{notice}'],
  askUnsubscribe: ['GET', '/unsubscribe/{link}'],
  unsubscribe: ['POST', '/unsubscribe/{link}'],
  getJwks: ['GET', '/.well-known/jwks.json'],
  getProblem: ['GET', '/problems/{code}'],
  getHealth: ['GET', '/healthz'],
  getDescription: ['GET', '/openapi.yaml'],
  getDescriptionAsJson: ['GET', '/openapi.json'],
  getLiveDescription: ['GET', '/asyncapi.yaml'],
  getLiveDescriptionAsJson: ['GET', '/asyncapi.json'],
  getDocs: ['GET', '/docs'],
} as const;
