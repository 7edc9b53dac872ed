import { loadHeldRequest, refuseRequest, releaseRequest } from '../../../messaging/held/held-requests.ts';
import { documentsBlock, fact, factsBlock, orGone, person, textBlock } from '../blocks.ts';
import { defineKind, optionalNote } from '../define-kind.ts';

type Held = Awaited<ReturnType<typeof loadHeldRequest>>;

const decide = { release: releaseRequest, refuse: refuseRequest };

/** A first message with many links of a newcomer, held until staff have read it (INQ). */
export const heldMessageKind = defineKind<Held>({
  kind: 'held-message',
  load: (db, requestID) => orGone(loadHeldRequest(db, requestID)),
  blocks: ({ sent, stored, ...held }) => [
    ...textBlock('message', [held.subject, held.content].filter(Boolean).join('\n\n'), {
      by: person(held.user_id, held.writer),
      at: held.created_at,
    }),
    ...factsBlock('sender', [
      ...fact('writer', 'account', held.writer, held.user_id),
      ...fact('sender', 'company', held.sender, held.from_type === 'business' ? held.from_id : null),
      ...(held.to_type === 'business'
        ? fact('receiver', 'company', held.receiver, held.to_id)
        : fact('receiver', 'account', held.receiver, held.to_id)),
      ...fact('accountSince', 'time', sent.since),
      ...fact('sent', 'number', sent.sent),
      ...fact('held', 'number', sent.held),
      ...fact('refused', 'number', sent.refused),
    ]),
    ...documentsBlock(
      'files',
      stored.map(({ id, name, size }) => ({ documentID: id, name, facts: fact('size', 'number', size) })),
    ),
  ],
  decisions: () =>
    (['release', 'refuse'] as const).map((name) => ({
      name,
      key: name === 'release' ? 'y' : 'r',
      fields: [optionalNote],
      ...(name === 'refuse' && { isHarsh: true as const }),
      async run({ db, staff, subjectID }) {
        await decide[name](db, staff, subjectID);
        return 'decided' as const;
      },
    })),
  documents: ({ stored }) => Object.fromEntries(stored.map(({ id, path, name }) => [id, { path, name }])),
});
