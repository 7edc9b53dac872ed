-- Two companies that are one: what the gone company had belongs to the kept one, and its addresses lead there.
create table business_merge (
  id text primary key check (length(id) = 36),
  kept_id text not null references business on delete cascade,
  -- Without a foreign key: its data is deleted for good after 30 days, its addresses go on leading to the kept company.
  gone_id text not null check (gone_id <> kept_id),
  gone_name text not null,
  gone_name_key text not null, -- by which an import's brands of products find it
  gone_source text not null, -- with source_id the row of the import, which stays away
  gone_source_id text not null,
  adds_name boolean not null, -- whether its name became another name of the kept company
  reason text not null, -- in the words of staff
  staff_name text not null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz,
  final_at timestamptz, -- when it could not be undone any more
  check (undone_at is null or final_at is null)
);
create unique index business_merge_of_gone on business_merge (gone_id) where undone_at is null;
create index business_merge_of_kept on business_merge (kept_id, merged_at desc);
create index business_merge_of_source on business_merge (gone_source, gone_source_id) where undone_at is null;
create index business_merge_of_name on business_merge (gone_name_key) where undone_at is null;
create index business_merge_open on business_merge (merged_at) where undone_at is null and final_at is null;

-- What a merge has moved, changed and taken away, in order, until it cannot be undone any more.
create table business_merge_row (
  merge_id text not null references business_merge on delete cascade,
  number bigint generated always as identity,
  place text not null, -- of merge-places.ts
  what text not null check (what in ('moved', 'changed', 'taken')),
  row_key jsonb not null,
  was jsonb, -- the columns before a change; the row that was taken away
  primary key (merge_id, number),
  check ((what = 'moved') = (was is null))
);

-- Puts a row back that a merge has taken away. False when it is there again, or when what it belongs to is deleted.
create function put_merged_row_back(table_name text, was jsonb) returns boolean language plpgsql as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_attribute
  where attrelid = table_name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into %s (%s) select %2$s from jsonb_populate_record(null::%1$s, $1)', table_name, columns) using was;
  return true;
exception when foreign_key_violation or unique_violation then
  return false;
end $$;

-- Files of an offer go with it when its company is merged into another.
alter table quotation_file drop constraint quotation_file_quotation_id_business_id_fkey;
alter table quotation_file add foreign key (quotation_id, business_id) references quotation_offer on delete cascade on update cascade;

-- What staff find people and companies by.
create index business_name on business (lower(company_name) text_pattern_ops);
create index business_email on business (lower(contact ->> 'email')) where contact ->> 'email' is not null;
create index business_phone on business (regexp_replace(
  coalesce(contact #>> '{phone,countryCode}', '') || coalesce(contact #>> '{phone,businessPhoneNumber}', ''), '\D', '', 'g'))
  where contact ? 'phone';
create index business_mobile_phone on business (regexp_replace(
  coalesce(contact #>> '{mobilePhone,countryCode}', '') || coalesce(contact #>> '{mobilePhone,businessPhoneNumber}', ''), '\D', '', 'g'))
  where contact ? 'mobilePhone';
create index user_profile_name on user_profile (lower(first_name || ' ' || last_name) text_pattern_ops);
create index user_profile_last_name on user_profile (lower(last_name) text_pattern_ops);
create index user_profile_phone on user_profile (regexp_replace(
  coalesce(mobile_phone ->> 'countryCode', '') || coalesce(mobile_phone ->> 'phoneNumber', ''), '\D', '', 'g'))
  where mobile_phone is not null;
create index membership_tax_id on membership (upper(regexp_replace(billing #>> '{taxId,value}', '[^A-Za-z0-9]', '', 'g')))
  where billing #>> '{taxId,value}' is not null;
create index verification_case_tax_number on verification_case (upper(regexp_replace(claims ->> 'taxNumber', '[^A-Za-z0-9]', '', 'g')))
  where claims ->> 'taxNumber' is not null;
create index account_mail_domain on account."user" (split_part(email, '@', 2), id);

-- Lists of people and companies at the desk.
create index business_of_country on business (country, id desc);
create index business_of_plan on business (subscription, id desc) where subscription <> 'standard';
create index user_profile_of_country on user_profile (country, id desc);

-- Boosts that staff give for a month, besides those of the plan.
alter table boost_entry drop constraint boost_entry_kind_check, drop constraint boost_entry_check;
alter table boost_entry
  add check (kind in ('granted', 'given', 'spent', 'returned', 'lapsed')),
  add check ((kind in ('granted', 'given', 'returned')) = (amount > 0)),
  add check (kind <> 'given' or (note is not null and by_name is not null));
