import type { OpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import type { OfferState, Quotation } from '@wbn/contract/quotations/quotation.ts';
import { mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import type {
  OwnQuotation,
  OwnQuotationWithOffers,
  ReceivedOffer,
} from '@wbn/contract/quotations/quotations.ts';
import { anyValue } from '@wbn/contract/search/facet-values.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { certificateName } from '@wbn/search-engine/documents/certificate-slug.ts';
import type { Kysely } from 'kysely';
import { loadAuthors } from '../authors/load-authors.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { deletedAuthor } from '../messaging/present-messages.ts';
import { toIsoTime } from '../server/iso-time.ts';
import type { Services } from '../services.ts';
import type { OpenQuotationRow } from './open-quotations.sql.ts';
import { selectOffers, type selectOwnQuotations, selectPasses } from './own-quotations.sql.ts';
import { type FilesOfAll, loadQuotationFiles } from './quotation-files.ts';
import type { QuotationRow } from './quotation-row.sql.ts';

/** How a reply is made: in which language, with the names of the tree. */
export interface Presenting {
  readonly language: TextLanguage;
  readonly catalog: Services['catalog'];
}

const anyCertificate: Readonly<Record<TextLanguage, string>> = {
  en: 'Any certificate',
  es: 'Con certificado',
  it: 'Con certificato',
  zh: '持有证书',
  'zh-Hant': '持有證書',
};

/** The names from the industry down to the category. */
export function presentCategory(id: string, { language, catalog }: Presenting) {
  const parts = id.split('.');
  const path = parts.map((_, place) => parts.slice(0, place + 1).join('.'));
  return path.flatMap((one) => catalog.industries.find(one, language) ?? []);
}

function presentQuotation(
  row: QuotationRow,
  filesOf: FilesOfAll,
  { language, catalog }: Presenting,
): Quotation {
  const country = (code: string) => findCountry(code, language) ?? { code, countryName: code, emoji: '' };
  return {
    quotationID: row.id,
    subject: row.subject,
    text: row.content,
    category: presentCategory(row.category_id, { language, catalog }),
    ...(row.quantity !== null && { quantity: Number(row.quantity) }),
    ...(row.unit !== null && { unit: row.unit }),
    deliveryCountry: country(row.delivery_country),
    countries: row.countries.map(country),
    certificates: row.certificates.map((code) => ({
      code,
      name: code === anyValue ? anyCertificate[language] : certificateName(code),
    })),
    ...(row.delivery_term !== null && { deliveryTerm: row.delivery_term }),
    ...(row.delivery_place !== null && { deliveryPlace: row.delivery_place }),
    ...(row.target_amount !== null &&
      row.target_currency !== null && {
        targetPrice: { amount: row.target_amount, currency: row.target_currency },
      }),
    ...(row.frequency !== null && { frequency: row.frequency }),
    files: filesOf(row.id),
    ...(row.wanted_on !== null && { wantedOn: row.wanted_on }),
    status: row.is_open ? 'open' : 'closed',
    createdAt: toIsoTime(row.created_at),
    ...(row.changed_at && { changedAt: toIsoTime(row.changed_at) }),
    changedFields: row.changed_fields,
    closesAt: toIsoTime(row.closes_at),
    offerCount: row.offer_count,
  };
}

/** Presents requests for quotation to their buyer. */
export async function presentOwnQuotations(
  db: Kysely<Database>,
  rows: readonly RowOf<typeof selectOwnQuotations>[],
  presenting: Presenting,
): Promise<OwnQuotation[]> {
  const authors = await loadAuthors(
    db,
    rows.map(({ buyer_id }) => buyer_id),
  );
  const ids = rows.map(({ id }) => id);
  const files = await loadQuotationFiles(db, { ids, businessIDs: [], viewer: 'buyer' });
  return rows.map((row) => ({
    ...presentQuotation(row, files, presenting),
    from: authors.get(row.buyer_id) ?? deletedAuthor(row.buyer_id, 'user', presenting.language),
    version: row.version,
    invitedCount: row.invited_count,
    mayEdit: row.is_open && row.offer_count === 0,
    ...(row.closed_reason && { closedReason: row.closed_reason }),
    ...(row.closed_note && { closedNote: row.closed_note }),
    ...(row.request_id && { requestID: row.request_id }),
  }));
}

/** Loads the offers that the buyer of a request for quotation sees. */
export async function loadReceivedOffers(
  db: Kysely<Database>,
  { id, is_open }: Pick<QuotationRow, 'id' | 'is_open'>,
  language: TextLanguage,
): Promise<ReceivedOffer[]> {
  const rows = await selectOffers.all(db, { quotationID: id });
  const businessIDs = rows.map(({ business_id }) => business_id);
  const filesOf = await loadQuotationFiles(db, { ids: [id], businessIDs, viewer: 'buyer' });
  const authors = await loadAuthors(db, businessIDs);
  return rows.map((row) => ({
    offerID: row.id,
    business: authors.get(row.business_id) ?? deletedAuthor(row.business_id, 'business', language),
    verified: row.verified,
    ...(row.rate !== null && {
      answers: { rate: row.rate, ...(row.median_minutes !== null && { medianMinutes: row.median_minutes }) },
    }),
    offer: row.offer,
    text: row.content,
    state: stateOf(row.is_chosen, is_open),
    datetime: toIsoTime(row.changed_at),
    isShortlisted: row.is_shortlisted,
    ...(row.product && { product: row.product }),
    files: filesOf(id, row.business_id),
  }));
}

/** Loads the companies that said that the request for quotation is not for them. */
export async function loadPasses(
  db: Kysely<Database>,
  quotationID: string,
  language: TextLanguage,
): Promise<OwnQuotationWithOffers['passes']> {
  const rows = await selectPasses.all(db, { quotationID });
  const authors = await loadAuthors(
    db,
    rows.map(({ business_id }) => business_id),
  );
  return rows.map(({ business_id, reason, note }) => ({
    business: authors.get(business_id) ?? deletedAuthor(business_id, 'business', language),
    reason,
    ...(note && { note }),
  }));
}

function stateOf(isChosen: boolean, isOpen: boolean): OfferState {
  if (isChosen) return 'chosen';
  return isOpen ? 'made' : 'not-chosen';
}

/** Presents requests for quotation to a supplier, without anything of the buyer. */
export async function presentOpenQuotations(
  db: Kysely<Database>,
  rows: readonly OpenQuotationRow[],
  presenting: Presenting,
): Promise<OpenQuotation[]> {
  const files = await loadSupplierFiles(db, rows);
  return rows.map((row) => presentToSupplier(row, files, presenting));
}

/** The same for one. */
export async function presentOpenQuotation(
  db: Kysely<Database>,
  row: OpenQuotationRow,
  presenting: Presenting,
): Promise<OpenQuotation> {
  return presentToSupplier(row, await loadSupplierFiles(db, [row]), presenting);
}

/** With those of the own offers. */
const loadSupplierFiles = (db: Kysely<Database>, rows: readonly OpenQuotationRow[]) =>
  loadQuotationFiles(db, {
    ids: rows.map(({ id }) => id),
    businessIDs: [...new Set(rows.map(({ supplier_id }) => supplier_id))],
    viewer: 'supplier',
  });

function presentToSupplier(row: OpenQuotationRow, files: FilesOfAll, presenting: Presenting): OpenQuotation {
  const { offer_id, offer, offer_content, offered_at } = row;
  return {
    ...presentQuotation(row, files, presenting),
    businessID: row.supplier_id,
    isInvited: row.is_invited,
    isPassed: row.is_passed,
    ...(row.closed_note && !row.is_open && { closedNote: row.closed_note }),
    mayOffer: row.is_open && (offer_id !== null || row.offer_count < mostOffers),
    ...(offer_id !== null &&
      offer &&
      offered_at && {
        ownOffer: {
          offerID: offer_id,
          offer,
          text: offer_content ?? '',
          state: stateOf(row.is_chosen, row.is_open),
          datetime: toIsoTime(offered_at),
          ...(row.product && { product: row.product }),
          files: files(row.id, row.supplier_id),
          ...(row.request_id && { requestID: row.request_id }),
        },
      }),
  };
}
