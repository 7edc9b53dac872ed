import type { CaseBlock } from '@wbn/contract/desk/cases.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import type { Services } from '../../../services.ts';
import { company, documentsBlock, entriesBlock, fact, factsBlock, person, textBlock } from '../blocks.ts';
import type { Reported } from './load-reported.ts';

const owner = ({ owner_id, owner_type, ownerName }: Reported) =>
  owner_type === 'business' ? company(owner_id, ownerName) : person(owner_id, ownerName);

/** What staff read of a report: the thing, who reported it and why, what is around it, and what was decided before. */
export function reportBlocks(found: Reported, services: Pick<Services, 'storedFiles'>): CaseBlock[] {
  const { resource_id: id, resource_type: type, owner_type: ownerType, parties } = found;
  return [
    ...textBlock('reported', found.content, { by: owner(found), at: found.created_at }),
    ...pictures(found, services),
    ...entriesBlock(
      'reports',
      found.reports.map((report) => ({
        by: person(report.user_id, report.name),
        at: toIsoTime(report.created_at),
        content: [report.note, accuracyOf(found, report.user_id)].filter(Boolean).join('\n'),
        label: report.is_counted ? report.reason : 'not-counted',
      })),
    ),
    ...factsBlock('facts', [
      ...fact('type', 'key', type),
      ...fact('owner', ownerType === 'business' ? 'company' : 'account', found.ownerName, found.owner_id),
      ...(parties.user_id && parties.user_id !== found.owner_id
        ? fact('writer', 'account', found.writerName, parties.user_id)
        : []),
      ...fact('isThere', 'key', found.isThere ? 'on-site' : 'off-site'),
      ...fact('earlier', 'number', found.earlier.decided),
      ...fact('removed', 'number', found.earlier.removed),
    ]),
    ...entriesBlock('around', around(found, id)),
    ...thread(found),
    ...(found.group
      ? [
          ...textBlock('purpose', found.group.purpose),
          ...textBlock('rules', found.group.rules),
          ...factsBlock('group', [
            ...fact('access', 'key', found.group.access),
            ...fact('members', 'number', found.group.member_count),
          ]),
        ]
      : []),
    ...documentsBlock(
      'files',
      found.documents.map(({ id: documentID, name, size }) => ({
        documentID,
        name,
        facts: fact('size', 'number', size),
      })),
    ),
    ...entriesBlock(
      'decisions',
      found.decisions.map(({ decided_by: name, created_at, decision, note }) => ({
        by: { type: 'staff' as const, name },
        at: toIsoTime(created_at),
        content: note,
        label: decision,
      })),
    ),
  ];
}

/** Upheld among decided, as a sum: `3 / 4`. */
function accuracyOf({ accuracy }: Reported, userID: string): string {
  const own = accuracy.find(({ user_id }) => user_id === userID);
  return own ? `${own.upheld} / ${own.decided}` : '';
}

function pictures({ picture: found }: Reported, { storedFiles }: Pick<Services, 'storedFiles'>): CaseBlock[] {
  const url = found && storedFiles.addressOf(found.picture.url);
  if (!url) return [];
  return [{ block: 'pictures', title: 'pictures', pictures: [{ url, alt: found.picture_alt ?? '' }] }];
}

const around = ({ near }: Reported, id: string) =>
  near.map((text) => ({
    by: text.business_id ? company(text.business_id, text.company) : person(text.user_id, text.person),
    at: toIsoTime(text.created_at),
    content: text.content,
    label: text.is_removed ? 'off-site' : undefined,
    isMarked: text.id === id || undefined,
  }));

const thread = ({ sides, messages }: Reported): CaseBlock[] => [
  ...factsBlock(
    'sides',
    sides.flatMap(({ side, owner_id, owner_type, name }) =>
      fact(side, owner_type === 'business' ? 'company' : 'account', name, owner_id),
    ),
  ),
  ...entriesBlock(
    'messages',
    messages.map(({ user_id, name, content, files, created_at, side }) => ({
      by: person(user_id, name),
      at: toIsoTime(created_at),
      content,
      label: side,
      files,
    })),
  ),
];
