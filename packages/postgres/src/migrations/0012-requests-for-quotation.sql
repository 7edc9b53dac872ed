-- What a request for quotation says besides, and the edits of its buyer.
alter table quotation
  add column category_marks text[] collate "C" not null default '{}', -- `search_document.marks` of a supplier has one of them
  add column delivery_term text, -- Incoterms 2020
  add column delivery_place text,
  add column target_amount bigint check (target_amount > 0), -- of one unit, in the smallest unit of the currency
  add column target_currency text,
  add column frequency text check (frequency in ('once', 'weekly', 'monthly', 'quarterly', 'yearly')),
  add column version integer not null default 1,
  add column changed_at timestamptz, -- the last edit
  add check ((target_amount is null) = (target_currency is null));

-- A company is told once, also when an edit adds others.
alter table quotation_invitation add column told_at timestamptz;
update quotation_invitation set told_at = now();

-- Invitations name the company that they are for.
update notification set root_id = invited.business_id, root_type = 'business'
from (
  select distinct on (invitation.quotation_id, member.user_id) invitation.quotation_id, member.user_id, invitation.business_id
  from quotation_invitation invitation join business_member member on member.business_id = invitation.business_id
  order by invitation.quotation_id, member.user_id, invitation.place
) invited
where notification.kind = 'quotation-invited' and notification.resource_id = invited.quotation_id
  and notification.user_id = invited.user_id;

-- The buyer and the suppliers that see the request may load it; suppliers under another name.
create table quotation_file (
  id text primary key check (length(id) = 36),
  quotation_id text not null references quotation on delete cascade,
  place integer not null, -- from 1
  name text not null, -- as the buyer named it
  content_type text not null,
  size integer not null, -- bytes
  path text not null, -- in the file store, private; without what says who made the file
  unique (quotation_id, place)
);
create index quotation_file_path on quotation_file (path);
create trigger release_deleted_file after delete on quotation_file
  for each row execute function release_message_file();

alter table download add column quotation_file_id text references quotation_file on delete cascade;
alter table download drop constraint download_check;
alter table download add constraint download_check check (case
  when kind in ('products', 'company', 'figures')
    then business_id is not null and num_nonnulls(file_id, document_id, quotation_file_id) = 0
  when kind = 'verification-document' then document_id is not null and num_nonnulls(file_id, quotation_file_id) = 0
  when kind in ('quotation-download', 'quotation-view', 'quotation-preview')
    then quotation_file_id is not null and num_nonnulls(file_id, document_id) = 0
  else kind in ('message-download', 'message-view', 'message-preview') and file_id is not null
    and num_nonnulls(document_id, quotation_file_id) = 0
end);
