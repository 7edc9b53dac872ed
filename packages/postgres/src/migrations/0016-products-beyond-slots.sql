-- What an import does with new products for which the plan has no slot: report them, or store them as drafts.
alter table product_import add column beyond_slots text not null default 'report' check (beyond_slots in ('report', 'draft'));
