-- Whose messages a person receives directly; `companies` is members with a confirmed company.
alter table user_profile add messages_from text not null default 'companies'
  check (messages_from in ('everyone', 'companies', 'connections', 'nobody'));
