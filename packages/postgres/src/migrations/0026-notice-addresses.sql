-- Where an imported company is told that an inquiry waits. Never shown: `contact` holds what is public.
create table notice_address (
  business_id text primary key references business on delete cascade,
  address text not null check (address <> '')
);
