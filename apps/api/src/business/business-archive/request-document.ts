import { toIsoTime } from '../../server/iso-time.ts';
import type { ArchivedFile, ArchivedMessageRow, ArchivedRequestRow } from './archived-requests.sql.ts';
import { withoutEmpty } from './document-parts.ts';

interface Note {
  readonly writer: string | null;
  readonly content: string;
  readonly created_at: Date;
}

/** A thread as a Conversation of schema.org, without its messages. */
export function writeRequest(row: ArchivedRequestRow, notes: readonly Note[]): Record<string, unknown> {
  const { request_id: id, from_type, labels, product_id, product_name } = row;
  return withoutEmpty({
    '@type': 'Conversation',
    '@id': `urn:uuid:${id}`,
    identifier: id,
    name: row.subject,
    dateCreated: toIsoTime(row.created_at),
    'wbn:from': writeSide(from_type === 'user' ? 'Person' : 'Organization', row.from_id, row.from_name),
    'wbn:to': writeSide('Organization', row.to_id, row.to_name),
    'wbn:side': row.side,
    'wbn:status': row.status,
    'wbn:closedAt': row.closed_at && toIsoTime(row.closed_at),
    'wbn:product': product_name && withoutEmpty({ identifier: product_id, name: product_name }),
    'wbn:quantity': row.quantity && Number(row.quantity),
    'wbn:unit': row.unit,
    'wbn:deliveryCountry': row.delivery_country,
    'wbn:deliveryTerm': row.delivery_term,
    'wbn:wantedOn': row.wanted_on,
    'wbn:assignee': row.assignee,
    'wbn:labels': labels.length > 0 ? labels : null,
    'wbn:notes':
      notes.length > 0
        ? notes.map(({ writer, content, created_at }) =>
            withoutEmpty({ author: writer, dateCreated: toIsoTime(created_at), text: content }),
          )
        : null,
  });
}

function writeSide(type: 'Person' | 'Organization', identifier: string, name: string | null): object {
  return withoutEmpty({ '@type': type, identifier, name });
}

/**
 * What one side has written, as a Message of schema.org. Who wrote is told of the company's own people alone, as in the message center.
 *
 * @param placeOf Where the archive holds a file; undefined for one that is lost.
 */
export function writeMessage(
  { id: number, side, writer, content, offer, created_at }: ArchivedMessageRow,
  own: ArchivedRequestRow['side'],
  files: readonly ArchivedFile[],
  placeOf: (file: ArchivedFile) => string | undefined,
): object {
  return withoutEmpty({
    '@type': 'Message',
    position: Number(number),
    dateSent: toIsoTime(created_at),
    sender: side === own ? writer : null,
    text: content,
    'wbn:from': side,
    'wbn:offer': offer,
    messageAttachment:
      files.length > 0
        ? files.map((file) =>
            withoutEmpty({
              '@type': 'MediaObject',
              name: file.name,
              encodingFormat: file.content_type,
              contentSize: `${file.size} B`,
              contentUrl: placeOf(file),
            }),
          )
        : null,
  });
}
