import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Fact {
  name: string;
  value: string;
  at: Date | null;
}

interface OfSubject {
  readonly id: string;
}

export const selectPersonContact = defineStatement(
  (_, { id }: OfSubject) => sql<Fact>`
    select name, value, at from (
      select 1 as place, 'email' as name, email as value, null::timestamptz as at from account."user" where id = ${id}
      union all
      select 2, 'phone', concat_ws(' ', mobile_phone ->> 'countryCode', mobile_phone ->> 'phoneNumber'), null from user_profile where id = ${id}
      union all
      select 3, 'birthDate', birth_date::text, null from user_profile where id = ${id}
      union all
      select 4, 'formerEmail', old_email, confirmed_at from account.address_change where user_id = ${id} and confirmed_at is not null
    ) as fact where value <> '' order by place, at desc`,
);

/** Addresses from which a person is logged in. */
export const selectSessionAddresses = defineStatement(
  (_, { id }: OfSubject) => sql<Fact>`
    select 'address' as name, ip_address as value, max(updated_at) as at from account.session
    where user_id = ${id} and expires_at > now() and ip_address <> '' group by ip_address
    union
    select 'address', address, max(last_used_at) from account.refresh_family
    where user_id = ${id} and revoked_at is null and address <> '' group by address
    order by at desc`,
);

export const selectBusinessContact = defineStatement(
  (_, { id }: OfSubject) => sql<Fact>`
    select name, value, null::timestamptz as at from business, lateral (values
      (1, 'email', contact ->> 'email'), (2, 'phone', concat_ws(' ', contact #>> '{phone,countryCode}', contact #>> '{phone,businessPhoneNumber}')),
      (3, 'mobilePhone', concat_ws(' ', contact #>> '{mobilePhone,countryCode}', contact #>> '{mobilePhone,businessPhoneNumber}')),
      (4, 'legalAddress', contact ->> 'legalAddressEnglish'),
      (5, 'noticeAddress', (select address from notice_address where business_id = business.id))) as fact (place, name, value)
    where id = ${id} and value <> '' order by place`,
);

export const selectBusinessBilling = defineStatement(
  (_, { id }: OfSubject) => sql<Fact>`
    select name, value, null::timestamptz as at from membership, lateral (values
      (1, 'billingName', billing ->> 'name'), (2, 'billingEmail', billing ->> 'email'),
      (3, 'billingAddress', concat_ws(', ', billing #>> '{address,line1}', billing #>> '{address,line2}', billing #>> '{address,postalCode}',
        billing #>> '{address,city}', billing #>> '{address,country}')),
      (4, 'taxID', billing #>> '{taxId,value}'), (5, 'customer', customer_id),
      (6, 'card', concat_ws(' ', card ->> 'brand', card ->> 'last4'))) as fact (place, name, value)
    where business_id = ${id} and value <> '' order by place`,
);

/** Addresses to which a company has sent invitations. */
export const selectInvited = defineStatement(
  (_, { id }: OfSubject) => sql<Fact>`
    select 'invited' as name, email as value, created_at as at from business_invitation
    where business_id = ${id} order by created_at desc limit 50`,
);
