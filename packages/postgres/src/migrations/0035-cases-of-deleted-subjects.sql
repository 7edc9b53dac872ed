-- A case ends with its subject: when an account or a company is deleted, what it wanted waits for nobody.
create function end_cases_of_subject() returns trigger language plpgsql as $$
begin
  update desk_case set state = 'decided', decided_at = now(), outcome = 'deleted', version = version + 1, taken_by = null, taken_until = null
  where subject_id = old.id and kind = any(tg_argv) and state <> 'decided';
  return null;
end $$;
create trigger end_cases after delete on business_claim
  for each row execute function end_cases_of_subject('claim', 'claim-dispute');
create trigger end_cases after delete on verification_case
  for each row execute function end_cases_of_subject('verification');
create trigger end_cases after delete on request
  for each row execute function end_cases_of_subject('held-message', 'support');
create trigger end_cases after delete on need_help_request
  for each row execute function end_cases_of_subject('need-help');
create trigger end_cases after delete on product_import
  for each row execute function end_cases_of_subject('failed-import');
create trigger end_cases after delete on membership_invoice
  for each row execute function end_cases_of_subject('payment-dispute', 'unused-payment');
