import { figuresDigest } from '../figures/mail-figures.ts';
import { sumEvents } from '../figures/sum-events.ts';
import { queueDigests } from '../notifications/digests/mail-digest.ts';
import { type Command, defineVerb, runVerb } from './frame/verbs.ts';

const read = (words: readonly string[]) => (words.length > 0 ? undefined : true);

export const figures: Command = {
  name: 'figures',
  verbs: {
    sum: defineVerb({
      usage: '',
      read,
      async run({ db }) {
        await sumEvents(db);
        return 'The visits so far are added up.';
      },
    }),
    mail: defineVerb({
      usage: '',
      read,
      async run({ db }) {
        const queued = await queueDigests(db, figuresDigest);
        return `${queued} weekly mails are queued. They are due on Mondays from 8 to 20 h of each reader's day.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(figures);
