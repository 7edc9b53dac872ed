-- Imported companies without an owner that were told by mail, once, that an inquiry waits for them.
create table waiting_inquiry_mail (
  business_id text primary key references business on delete cascade,
  told_at timestamptz not null default now()
);
