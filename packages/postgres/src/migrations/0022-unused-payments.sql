-- A payment for a higher plan that is kept although the plan under it is not paid any more: staff refund it.
alter table membership_invoice add column is_unused boolean not null default false;
create index membership_invoice_unused on membership_invoice (created_at) where is_unused;
