import type { Side } from '@wbn/contract/messaging/request.ts';
import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Page {
  readonly businessID: string;
  /** Key of the last row of the previous page; '' for the first page. */
  readonly after: string;
  readonly size: number;
}

interface ArchivedRequest {
  /** Sort key of the company's list, for keyset pagination. */
  readonly id: string;
  readonly request_id: string;
  readonly side: Side;
  readonly subject: string;
  readonly status: 'held' | 'open' | 'closed';
  readonly created_at: Date;
  readonly closed_at: Date | null;
  readonly from_id: string;
  readonly from_type: 'user' | 'business';
  /** Null when the sender is deleted. */
  readonly from_name: string | null;
  readonly to_id: string;
  readonly to_type: 'user' | 'business';
  readonly to_name: string | null;
  readonly product_id: string | null;
  readonly product_name: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly delivery_country: string | null;
  readonly delivery_term: string | null;
  readonly wanted_on: string | null;
  readonly assignee: string | null;
  readonly labels: readonly string[];
}

const nameOf = (alias: string) =>
  sql<string>`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;

/**
 * Selects a company's threads, longest quiet first: a thread that gets a message meanwhile is selected again at the
 * end. Threads held for review belong to their sender only.
 */
export const selectArchivedRequests = defineStatement(
  (_, { businessID, after, size }: Page) => sql<ArchivedRequest>`
    select own.position::text as id, own.request_id, own.side, request.subject,
      case when request.withheld_at is null then request.status else 'closed' end as status,
      request.created_at, coalesce(request.closed_at, request.withheld_at) as closed_at,
      request.from_id, request.from_type, coalesce(asking.company_name, ${nameOf('person')}) as from_name,
      request.to_id, request.to_type, coalesce(asked.company_name, ${nameOf('receiver')}) as to_name, request.product_id, request.product_name,
      request.quantity::text, request.unit, request.delivery_country, request.delivery_term, request.wanted_on::text,
      ${nameOf('colleague')} as assignee,
      array(
        select request_label.name from labelled_request label join request_label on request_label.id = label.label_id
        where label.request_id = own.request_id and request_label.business_id = own.owner_id
        order by request_label.name
      ) as labels
    from request_side own
    join request on request.id = own.request_id
    left join business asking on asking.id = request.from_id
    left join user_profile person on person.id = request.from_id
    left join business asked on asked.id = request.to_id
    left join user_profile receiver on receiver.id = request.to_id
    left join user_profile colleague on colleague.id = own.assignee_id
    where own.owner_id = ${businessID} and (own.side = 'S' or request.status <> 'held')
      and own.position > ${after || '0'}::bigint
    order by own.position
    limit ${size}`,
);

export type ArchivedRequestRow = RowOf<typeof selectArchivedRequests>;

interface ArchivedMessage {
  /** Message number, for keyset pagination. */
  readonly id: string;
  readonly side: Side;
  /** Null when the writer is deleted. */
  readonly writer: string | null;
  readonly content: string;
  readonly offer: object | null;
  readonly created_at: Date;
}

export const selectArchivedMessages = defineStatement(
  (_, { requestID, after, size }: { requestID: string } & Omit<Page, 'businessID'>) => sql<ArchivedMessage>`
    select number::text as id, side, ${nameOf('writer')} as writer, content, offer, message.created_at
    from message left join user_profile writer on writer.id = message.user_id
    where request_id = ${requestID} and number > ${after || '0'}::integer
    order by number
    limit ${size}`,
);

export type ArchivedMessageRow = RowOf<typeof selectArchivedMessages>;

/** Selects the files of messages of the given threads, in the order of sending. */
export const selectArchivedFiles = defineStatement((db, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom('message_file')
    .select(['request_id', 'number', 'name', 'content_type', 'size', 'path'])
    .where('request_id', '=', anyOf(ids))
    .orderBy('request_id')
    .orderBy('number')
    .orderBy('place'),
);

export type ArchivedFile = RowOf<typeof selectArchivedFiles>;

/** Selects colleagues' notes about a thread. */
export const selectArchivedNotes = defineStatement(
  (_, { requestID, businessID }: { requestID: string } & Pick<Page, 'businessID'>) => sql<{
    writer: string | null;
    content: string;
    created_at: Date;
  }>`
    select ${nameOf('writer')} as writer, content, note.created_at
    from request_note note left join user_profile writer on writer.id = note.user_id
    where request_id = ${requestID} and note.business_id = ${businessID}
    order by note.id`,
);

/** Selects the company's saved replies. */
export const selectArchivedReplies = defineStatement((db, { businessID }: Pick<Page, 'businessID'>) =>
  db
    .selectFrom('saved_reply')
    .select(['title', 'content', 'created_at'])
    .where('business_id', '=', businessID)
    .orderBy('id'),
);

interface ArchivedQuotationFile {
  readonly quotation_id: string;
  readonly of_offer: boolean;
  readonly name: string;
  readonly path: string;
}

/** Files of the company's own requests for quotation and of its offers. */
export const selectArchivedQuotationFiles = defineStatement(
  (_, { businessID }: { readonly businessID: string }) => sql<ArchivedQuotationFile>`
    select quotation_id, file.business_id is not null as of_offer, name, path
    from quotation_file file join quotation on quotation.id = file.quotation_id
    where case when file.business_id is null then quotation.business_id else file.business_id end = ${businessID}
    order by quotation_id, place`,
);

interface ArchivedQuotation {
  readonly quotationID: string;
}

interface ArchivedQuotations {
  readonly quotations: readonly ArchivedQuotation[];
  readonly offers: readonly ArchivedQuotation[];
  readonly questions: unknown[];
}

/** The company's own requests for quotation, and its offers and questions, which do not name the buyers. */
export const selectArchivedQuotations = defineStatement(
  (_, { businessID }: { readonly businessID: string }) => sql<ArchivedQuotations>`
    select
      (select coalesce(json_agg(json_build_object(
          'quotationID', id, 'subject', subject, 'text', content, 'category', category_id, 'quantity', quantity, 'unit', unit,
          'deliveryCountry', delivery_country, 'deliveryTerm', delivery_term, 'deliveryPlace', delivery_place,
          'targetAmount', target_amount, 'targetCurrency', target_currency, 'frequency', frequency, 'countries', countries, 'certificates', certificates, 'wantedOn', wanted_on,
          'status', status, 'createdAt', created_at, 'closesAt', closes_at, 'closedNote', closed_note, 'requestID', request_id) order by id), '[]')
        from quotation where business_id = ${businessID}) as quotations,
      (select coalesce(json_agg(json_build_object(
          'quotationID', quotation_id, 'subject', quotation.subject, 'text', offer.content, 'offer', offer.offer,
          'createdAt', offer.created_at, 'changedAt', offer.changed_at, 'chosenAt', offer.chosen_at) order by quotation_id), '[]')
        from quotation_offer offer join quotation on quotation.id = offer.quotation_id
        where offer.business_id = ${businessID}) as offers,
      (select coalesce(json_agg(json_build_object(
          'quotationID', quotation_id, 'text', content, 'answer', answer, 'createdAt', created_at, 'answeredAt', answered_at)
          order by id), '[]')
        from quotation_question where business_id = ${businessID}) as questions`,
);
