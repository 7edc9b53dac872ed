-- Whose messages a person receives directly; `companies` is members with a published company.
alter table user_profile add messages_from text not null default 'companies'
  check (messages_from in ('everyone', 'companies', 'connections', 'nobody'));

-- A request to a person is a conversation of two people, or of a company and a person: no subject, product or clock.
alter table request add to_type text not null default 'business' check (to_type in ('user', 'business'));
-- Set while and after the receiver had to accept the first message. The sender sees a declined one as waiting.
alter table request add acceptance text check (acceptance in ('waiting', 'accepted', 'declined'));
alter table request add constraint request_to_person check (to_type = 'user' or acceptance is null);
create unique index request_between on request (least(from_id, to_id), greatest(from_id, to_id))
  where to_type = 'user' and status <> 'closed' and withheld_at is null;
