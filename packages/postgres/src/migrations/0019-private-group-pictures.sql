-- Single-use addresses of pictures of private groups: the group's own, or that of a post.
alter table download add column group_id text references business_group on delete cascade;
alter table download add column post_id text references post on delete cascade;
alter table download add column width integer; -- least width of the picture, in pixels
alter table download drop constraint download_check;
alter table download add constraint download_check check (case
  when kind in ('products', 'company', 'figures')
    then business_id is not null and num_nonnulls(file_id, document_id, quotation_file_id, group_id) = 0
  when kind = 'verification-document'
    then document_id is not null and num_nonnulls(file_id, quotation_file_id, group_id) = 0
  when kind in ('quotation-download', 'quotation-view', 'quotation-preview')
    then quotation_file_id is not null and num_nonnulls(file_id, document_id, group_id) = 0
  when kind = 'group-picture'
    then group_id is not null and width is not null and num_nonnulls(file_id, document_id, quotation_file_id) = 0
  else kind in ('message-download', 'message-view', 'message-preview') and file_id is not null
    and num_nonnulls(document_id, quotation_file_id, group_id) = 0
end);

-- Pictures of posts in groups that have a public address; a timer moves those of private groups.
create index post_public_picture on post (timeline_id)
  where timeline_type = 'group' and picture is not null and picture->>'url' not like 'private/%';
