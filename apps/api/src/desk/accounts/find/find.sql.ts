import type { FoundType } from '@wbn/contract/desk/find-anything.ts';
import type { EditionId } from '@wbn/edition/network.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOfEditions } from '../edition-scope.ts';

interface Found {
  type: FoundType;
  id: string;
  name: string;
  /** The company or person on whose page it is. */
  owner_id: string;
  owner_type: 'business' | 'user';
  owner_name: string | null;
  country: string | null;
  facts: string[];
}

const nameOf = (person: string) =>
  sql`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;

/** The columns of a company that was found. */
const company = sql`
  'business' as type, business.id, company_name as name, business.id as owner_id, 'business' as owner_type, null::text as owner_name,
  business.country, array_remove(array[
    nullif(business.subscription, 'standard'),
    case when business.deleted_at is not null then 'deleted' when business.status <> 'published' then business.status end,
    case when business.verified then 'verified' end], null) as facts`;

const person = sql`
  'user' as type, person.id, ${nameOf('person')} as name, person.id as owner_id, 'user' as owner_type, null::text as owner_name,
  person.country, array_remove(array[person.company_name, person.job_position], null) as facts`;

/** Something of a company or person that is found by its id. */
const ofOwner = (type: FoundType, id: string, name: RawBuilder<unknown>) => sql`
  ${sql.lit(type)}, ${sql.ref(id)}, ${name}, coalesce(business.id, person.id), case when business.id is null then 'user' else 'business' end,
  coalesce(business.company_name, ${nameOf('person')}), coalesce(business.country, person.country), '{}'::text[]`;

const cut = (column: string) => sql`left(${sql.ref(column)}, 80)`;

/** Everything with this id. Nobody sees what a thread or a group says outside of a case, so these have no name. */
export const findByID = defineStatement(
  (_, { id }: { readonly id: string }) => sql<Found>`
    select ${company} from business where id = ${id}
    union all select ${person} from user_profile as person where id = ${id}
    union all select ${ofOwner('product', 'product.id', sql`product.name`)}
      from product join business on business.id = product.business_id left join user_profile as person on false where product.id = ${id}
    union all select ${ofOwner('post', 'post.id', sql`case when post.timeline_type = 'group' then '' else ${cut('post.content')} end`)}
      from post left join business on business.id = post.business_id join user_profile as person on person.id = post.user_id where post.id = ${id}
    union all select ${ofOwner('comment', 'comment.id', sql`case when comment.root_type = 'post' then '' else ${cut('comment.content')} end`)}
      from comment left join business on business.id = comment.business_id join user_profile as person on person.id = comment.user_id
      where comment.id = ${id}
    union all select ${ofOwner('group', 'circle.id', sql`circle.name`)}
      from business_group as circle left join business on business.id = circle.founder_business_id
      join user_profile as person on person.id = circle.founder_id where circle.id = ${id}
    union all select ${ofOwner('request', 'request.id', sql`''`)}
      from request left join business on business.id = request.to_id left join user_profile as person on person.id = request.to_id
      where request.id = ${id} and (business.id is not null or person.id is not null)
    union all select ${ofOwner('quotation', 'quotation.id', cut('quotation.subject'))}
      from quotation left join business on business.id = quotation.business_id join user_profile as person on person.id = quotation.user_id
      where quotation.id = ${id}
    union all select ${ofOwner('claim', 'claim.id', sql`''`)}
      from business_claim as claim join business on business.id = claim.business_id left join user_profile as person on false
      where claim.id = ${id}
    union all select ${ofOwner('verification', 'checked.id', sql`''`)}
      from verification_case as checked join business on business.id = checked.business_id left join user_profile as person on false
      where checked.id = ${id}
    union all select ${ofOwner('merge', 'merge.id', sql`merge.gone_name`)}
      from business_merge as merge join business on business.id = merge.kept_id left join user_profile as person on false
      where merge.id = ${id} or (merge.gone_id = ${id} and merge.undone_at is null)`,
);

export type FoundRow = RowOf<typeof findByID>;

/** Cases with this id, or about the row with this id. */
export const findCases = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .selectFrom('desk_case')
    .select(['id', 'kind', 'what', 'state', 'edition'])
    .where((is) => is.or([is('id', '=', id), is('subject_id', '=', id)]))
    .orderBy('opened_at', 'desc')
    .limit(5),
);

interface Limited {
  readonly most: number;
}

export const findByEmail = defineStatement(
  (_, { email, most }: Limited & { readonly email: string }) => sql<Found>`
    (select ${person} from account."user" as account join user_profile as person on person.id = account.id where account.email = ${email})
    union all
    (select ${company} from business where lower(contact ->> 'email') = ${email} and contact ->> 'email' is not null limit ${most})
    union all
    (select ${company} from business_invitation as invitation join business on business.id = invitation.business_id
      where invitation.email = ${email} limit ${most})`,
);

const websiteHost = sql`(reverse(lower(substring(contact ->> 'website' from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\\.)?([^/:?#]+)'))) collate "C")`;

/** Companies whose website is at this host or below it, and people whose mail address is there. */
export const findByHost = defineStatement((_, { host, most }: Limited & { readonly host: string }) => {
  const reversed = [...host].reverse().join('');
  return sql<Found>`
    (select ${company} from business where ${websiteHost} = ${reversed} limit ${most})
    union all
    (select ${company} from business where ${websiteHost} >= ${`${reversed}.`} and ${websiteHost} < ${`${reversed}/`} limit ${most})
    union all
    (select ${person} from account."user" as account join user_profile as person on person.id = account.id
      where split_part(account.email, '@', 2) = ${host} order by account.id limit ${most})`;
});

export const findByTaxNumber = defineStatement(
  (_, { taxNumber, most }: Limited & { readonly taxNumber: string }) => sql<Found>`
    (select ${company} from membership join business on business.id = membership.business_id
      where upper(regexp_replace(billing #>> '{taxId,value}', '[^A-Za-z0-9]', '', 'g')) = ${taxNumber}
        and billing #>> '{taxId,value}' is not null limit ${most})
    union all
    (select ${company} from verification_case as checked join business on business.id = checked.business_id
      where upper(regexp_replace(claims ->> 'taxNumber', '[^A-Za-z0-9]', '', 'g')) = ${taxNumber}
        and claims ->> 'taxNumber' is not null limit ${most})`,
);

const phoneOf = (column: string, part: string, number: string) => sql`regexp_replace(
  coalesce(${sql.ref(column)} #>> ${sql.lit(`{${part}countryCode}`)}, '') || coalesce(${sql.ref(column)} #>> ${sql.lit(`{${part}${number}}`)}, ''), '\\D', '', 'g')`;

export const findByPhone = defineStatement(
  (_, { phone, most }: Limited & { readonly phone: string }) => sql<Found>`
    (select ${company} from business where ${phoneOf('contact', 'phone,', 'businessPhoneNumber')} = ${phone} and contact ? 'phone' limit ${most})
    union all
    (select ${company} from business
      where ${phoneOf('contact', 'mobilePhone,', 'businessPhoneNumber')} = ${phone} and contact ? 'mobilePhone' limit ${most})
    union all
    (select ${person} from user_profile as person
      where regexp_replace(coalesce(mobile_phone ->> 'countryCode', '') || coalesce(mobile_phone ->> 'phoneNumber', ''), '\\D', '', 'g') = ${phone}
        and mobile_phone is not null limit ${most})`,
);

const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

interface NameQuery {
  readonly name: string;
  readonly editions: readonly EditionId[] | undefined;
}

/** Companies and people whose name begins so; people also by their last name. */
export const findByName = defineStatement((_, { name, most, editions }: Limited & NameQuery) => {
  const like = beginning(name);
  return sql<Found>`
    (select ${company} from business where lower(company_name) like ${like} and ${isOfEditions('business.country', editions)}
      order by lower(company_name) using ~<~ limit ${most})
    union all
    (select ${person} from user_profile as person where lower(first_name || ' ' || last_name) like ${like} and ${isOfEditions('person.country', editions)}
      order by lower(first_name || ' ' || last_name) using ~<~ limit ${most})
    union all
    (select ${person} from user_profile as person where lower(last_name) like ${like} and ${isOfEditions('person.country', editions)}
      order by lower(last_name) using ~<~ limit ${most})`;
});
