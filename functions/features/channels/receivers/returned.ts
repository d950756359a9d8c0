import * as z from 'zod';
import { Busy } from '../../../platform/kit/faults.ts';
import type { People } from '../../../platform/ports/ports.ts';
import { keys } from '../../notifications/keys.ts';
import { type Channel, restate } from '../channels.ts';

/** A tag of a mail, as SES reports it. */
const tag = z.tuple([z.string()]).rest(z.string());

/** The parts of an event of SES on EventBridge that are read here. All else is ignored, addresses too. */
const eventSchema = z.object({
  detail: z.object({
    eventType: z.string(),
    mail: z.object({ tags: z.object({ person: tag.optional(), channel: tag.optional() }).optional() }),
    bounce: z.object({ bounceType: z.string() }).optional(),
    complaint: z.object({ complaintFeedbackType: z.string().nullish() }).optional(),
  }),
});

/** Returns why a channel is turned off by an event; `undefined`: it stays on. */
function whyOf({ eventType, bounce, complaint }: z.infer<typeof eventSchema>['detail']): Channel['why'] {
  // A full mailbox is a transient bounce, and SES tries it again by itself.
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent') return 'bounced';
  return eventType === 'Complaint' && complaint?.complaintFeedbackType !== 'not-spam' ? 'complained' : undefined;
}

const TRIES = 8;

/**
 * Turns a channel off whose mail came back for good, or whose reader complained. The tags of the mail name the channel.
 * Mails without tags are ignored. Throws if the channel keeps changing, so that the event is handed out again.
 */
export async function returned(people: Pick<People, 'get' | 'put'>, event: unknown): Promise<void> {
  const { detail } = eventSchema.parse(event);
  const why = whyOf(detail);
  const { person: [person] = [], channel: [channel] = [] } = detail.mail.tags ?? {};
  if (why === undefined || person === undefined || channel === undefined) return;
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.channel(person, channel));
    const read = entry && keys.channel.read(entry);
    if (read === undefined || read.state === 'gone' || read.kind !== 'mail' || read.state === 'off') return;
    await restate(people, person, channel, { state: 'off', why });
  }
  throw new Busy('a channel is being changed');
}
