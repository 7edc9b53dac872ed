import { expect, it } from 'vitest';
import { findRoute } from './find-route.ts';

it.each([
  ['/', 'home'],
  ['/industries/', 'industries'],
  ['/Contact-Us/Form', 'contact-form'],
  ['/business/create', 'create-business'],
  ['/business/Acme-1/', 'business'],
  ['/business/1/edit', 'edit-business'],
  ['/business/1/edit/factory', 'edit-business'],
  ['/business/1/products/import', 'import-products'],
  ['/business/1/products/2', 'own-product'],
  ['/business/1/requests/2', 'requests'],
  ['/sitemaps/pages.xml', 'sitemap-of-pages'],
  ['/sitemaps/people-1.xml', 'sitemap-part'],
  ['/business', 'information'],
  ['/business//edit', 'information'],
  ['/business/1/edit/factory/2', 'information'],
  ['/nobody/knows/this', 'information'],
])('%s is %s', (path, name) => {
  expect(findRoute(path).name).toBe(name);
});
