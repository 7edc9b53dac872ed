-- Whether the company was published before it was taken off the site: then lifting the hold puts it back.
alter table business_hold add column was_published boolean not null default true;
