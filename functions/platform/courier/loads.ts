import { Unreachable } from '../kit/faults.ts';
import type { Delivery, Parcel } from './deliver.ts';

/** A mail for the carrier. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Base64 of the whole message. */
  readonly message: string;
  /** The channel that it is sent by. Reports of bounces repeat these ids. */
  readonly about?: { readonly person: string; readonly channel: string };
}

/** The load of the courier. */
export type Load = { readonly parcel: Parcel } | { readonly letter: Letter };

/** What the courier says of a load. `unsent`: why it could not do its work, which is no fault of the receiver. */
export type Answer = Delivery | { readonly unsent: string };

/** Delivers a load and returns the outcome. Throws if the courier cannot be reached, or could not send (`Unsent`). */
export type Courier = (load: Load) => Promise<Delivery>;

/** The courier could not send: the mail service refuses this server, for example. The receiver is not at fault. */
export class Unsent extends Unreachable {}
