import { readBusinessId, readId, readWords } from '@wbn/host/start/read-command-line.ts';
import { selectBoosts } from '../membership/ledgers/boosts.sql.ts';
import { presentBoost } from '../membership/ledgers/boosts.ts';
import { returnBoost } from '../membership/ledgers/return-boost.ts';
import { by, type Command, defineVerb, requireStaff, runVerb } from './frame/verbs.ts';

const sayWhy = 'Say why in up to 300 characters: the company reads it.';

export const boosts: Command = {
  name: 'boosts',
  verbs: {
    list: defineVerb({
      usage: '<businessID>',
      read: ([id, ...rest]) => (id === undefined || rest.length > 0 ? undefined : readBusinessId(id)),
      async run({ db }, businessID) {
        const rows = await selectBoosts.all(db, { businessID, at: new Date() });
        const lines = rows
          .map(presentBoost)
          .map(
            ({ boostID, startsAt, endsAt, state, resourceName }) =>
              `${boostID}  ${startsAt.slice(0, 10)} to ${endsAt.slice(0, 10)}  ${state}  ${resourceName}`,
          );
        return lines.join('\n') || 'This company has had no boosts.';
      },
    }),
    return: defineVerb({
      usage: '<boost> "why" --by NAME',
      options: by,
      read([id, note, ...rest], values) {
        if (id === undefined || note === undefined || rest.length > 0) return undefined;
        const boost = { boostID: readId(id, 'a boost'), note: readWords(note, sayWhy, 300) };
        return { boost, staff: requireStaff(values.by, 'it is written in the ledger') };
      },
      async run({ db }, { staff, boost }) {
        const { companyName, resourceName, month, left } = await returnBoost(db, staff, boost);
        return `${companyName}: the boost of ${resourceName} is returned, ${left} left in ${month}.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(boosts);
