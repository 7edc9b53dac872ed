-- The host of a website without `www.`, reversed: companies at one domain or below it stand together.
create index business_website_host on business (
  (reverse(lower(substring(contact ->> 'website' from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\.)?([^/:?#]+)'))) collate "C"));
