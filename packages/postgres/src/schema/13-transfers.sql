-- Permission to send one file; deleted after a day, with the file.
create table upload (
  id text primary key check (length(id) = 36),
  token_hash bytea not null unique,
  user_id text not null,
  business_id text, -- the company it is for
  new_business boolean not null default false, -- for a company that is created with the picture
  purpose text not null,
  content_type text not null,
  file_size integer not null check (file_size > 0),
  file_name text, -- shown to the receiver of a message
  object_key text not null unique, -- where the file arrives in the store
  picture_id text references picture,
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);
create index upload_picture on upload (picture_id) where picture_id is not null;

-- A single-use address of a company's data, a message's file or a verification document.
create table download (
  token_hash bytea primary key,
  kind text not null,
  user_id text not null references user_profile on delete cascade,
  business_id text references business on delete cascade, -- of a file: the company the person acts for
  file_id text references message_file on delete cascade,
  document_id text references verification_document on delete cascade,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (case
    when kind in ('products', 'company') then business_id is not null and file_id is null and document_id is null
    when kind = 'verification-document' then document_id is not null and file_id is null
    else kind in ('message-download', 'message-view', 'message-preview') and file_id is not null and document_id is null
  end)
);
create index download_expired on download (expires_at);
