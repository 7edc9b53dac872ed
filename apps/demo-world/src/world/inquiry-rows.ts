import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import type { DemoInquiry, DemoWorld } from './demo-world.ts';
import type { WorldIndex } from './world-index.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

export interface InquiryRows {
  readonly request: Row<'request'>[];
  readonly request_side: Row<'request_side'>[];
  readonly message: Row<'message'>[];
}

const day = 86_400_000;
const hour = 3_600_000;

/** Makes rows of inquiries and messages, latest activity last, all read; times are relative to `now`. */
export function makeInquiryRows({ inquiries }: DemoWorld, index: WorldIndex, now: Date): InquiryRows {
  const rows: InquiryRows = { request: [], request_side: [], message: [] };
  const rounds = new Map<string, string>();
  const roundOf = (key: string) => {
    const id = rounds.get(key) ?? newId(now);
    rounds.set(key, id);
    return id;
  };
  const written = inquiries
    .map((inquiry) => ({ inquiry, messages: writtenBy(inquiry, now) }))
    .sort((one, other) => lastOf(one.messages) - lastOf(other.messages));
  for (const { inquiry, messages } of written) {
    const id = newId(new Date(now.getTime() - inquiry.daysAgo * day));
    addThread(rows, { id, inquiry, messages, roundID: inquiry.round ? roundOf(inquiry.round) : null }, index);
  }
  return rows;
}

type Written = DemoInquiry['messages'][number] & { readonly at: Date };

/** Leaves out messages with a time after `now`. */
function writtenBy({ daysAgo, messages }: DemoInquiry, now: Date): Written[] {
  const start = now.getTime() - daysAgo * day;
  return messages
    .map((message) => ({ ...message, at: new Date(start + (message.after ?? 0) * hour) }))
    .filter(({ at }) => at <= now);
}

const lastOf = (messages: readonly Written[]) => messages.at(-1)?.at.getTime() ?? 0;

interface Thread {
  readonly id: string;
  readonly inquiry: DemoInquiry;
  readonly messages: readonly Written[];
  readonly roundID: string | null;
}

function addThread(rows: InquiryRows, { id, inquiry, messages, roundID }: Thread, index: WorldIndex): void {
  const { from, to, subject, product, quantity, unit, deliveryCountry, deliveryTerm, closed } = inquiry;
  const buyer = index.actor(from.by, from.as);
  const company = index.find(to);
  const quoted = product === undefined ? undefined : index.find(product);
  const sideOf = (message: Written, position: number) =>
    position === 0 || message.from === 'S' ? ('S' as const) : ('R' as const);
  const sides = messages.map(sideOf);
  rows.request.push({
    id,
    round_id: roundID,
    user_id: buyer.userID,
    from_id: buyer.id,
    from_type: buyer.businessID === null ? 'user' : 'business',
    to_id: company.id,
    subject,
    product_id: quoted?.id ?? null,
    product_name: quoted?.name ?? null,
    ...{ quantity, unit, delivery_country: deliveryCountry, delivery_term: deliveryTerm },
    message_count: messages.length,
    created_at: messages[0]?.at,
    ...(closed && { status: 'closed', closed_side: closed, closed_at: messages.at(-1)?.at }),
  });
  // The sequence continues after these positions.
  const position = rows.request.length;
  const owners = { S: buyer.id, R: company.id };
  for (const side of ['S', 'R'] as const) {
    const received = sides.lastIndexOf(side === 'S' ? 'R' : 'S') + 1;
    rows.request_side.push({
      request_id: id,
      side,
      owner_id: owners[side],
      owner_type: side === 'R' || buyer.businessID !== null ? 'business' : 'user',
      position,
      last_received: received,
      read_until: received,
      seen_until: received,
    });
  }
  for (const [place, { at, by, text, offer }] of messages.entries()) {
    const side = sides[place] ?? 'S';
    rows.message.push({
      request_id: id,
      number: place + 1,
      id: newId(at),
      side,
      user_id: side === 'S' ? buyer.userID : index.actor(by, to).userID,
      content: text,
      offer: offer ? JSON.stringify(offer) : null,
      created_at: at,
    });
  }
}
