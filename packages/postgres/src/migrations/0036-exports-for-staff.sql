-- A personal-data export that a colleague has ordered with a reason: only they load it, and the person is not told.
alter table account.data_export add column staff_id text;
