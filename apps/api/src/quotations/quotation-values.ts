import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { findCountry } from '../catalog/reference/countries.ts';
import type { NoticeValues } from '../notifications/mail-notice.ts';
import { isOpen } from './quotation-row.sql.ts';

const findOpen = defineStatement(
  (_, { id }: { id: string }) => sql<{
    quantity: string | null;
    unit: string | null;
    delivery_country: string;
    closes_at: Date;
  }>`
    select quantity::text as quantity, unit, delivery_country, closes_at from quotation where id = ${id} and ${isOpen}`,
);

/** Nothing is mailed of a request for quotation that is closed by now. */
export const quotationValues: NoticeValues = {
  'quotation-invited': async (db, { resourceID, reader: { language, locale, timeZone } }) => {
    const row = await findOpen.first(db, { id: resourceID });
    if (!row) return undefined;
    const { quantity, unit, delivery_country, closes_at } = row;
    const amount =
      quantity === null ? [] : [Number(quantity).toLocaleString(locale), unit && nameInMail(unit)];
    const country = findCountry(delivery_country, language)?.countryName ?? delivery_country;
    return {
      wanted: [amount.filter(Boolean).join(' '), country].filter(Boolean).join(' · '),
      due: formatMoment(locale, closes_at, timeZone),
    };
  },
  'quotation-offered': async (db, { resourceID }) => (await findOpen.first(db, { id: resourceID })) && {},
};
