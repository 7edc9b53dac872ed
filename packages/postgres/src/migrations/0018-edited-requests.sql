-- What the edits of a request for quotation have changed since it was asked, by the names of the call's fields.
alter table quotation add column changed_fields text[] not null default '{}';
