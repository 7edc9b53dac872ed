-- Timers that delete what is old are named 'clean up'. Their waiting jobs and the times of their last runs stay.
with timer (old_name, new_name) as (values
  ('tidy-businesses', 'clean-up-businesses'),
  ('tidy-talk', 'clean-up-posts'),
  ('tidy-claims', 'clean-up-claims'),
  ('forget-visitors', 'clean-up-visitors'),
  ('forget-old-notifications', 'clean-up-notifications'),
  ('delete-old-figures', 'clean-up-figures'),
  ('forget-expired-tokens', 'clean-up-tokens'),
  ('forget-devices', 'clean-up-devices'),
  ('forget-old-counts', 'clean-up-counts'),
  ('forget-failed-jobs', 'clean-up-jobs'),
  ('sweep-exports', 'clean-up-exports')
), renamed_tasks as (
  update graphile_worker._private_tasks set identifier = new_name from timer where identifier = old_name
), renamed_crontabs as (
  update graphile_worker._private_known_crontabs set identifier = new_name from timer where identifier = old_name
)
update graphile_worker._private_jobs set key = new_name from timer where key = old_name;
