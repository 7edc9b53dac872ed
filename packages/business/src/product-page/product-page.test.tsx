import { LoginActions } from '@wbn/cards/actions/login-actions.tsx';
import { productPath } from '@wbn/cards/business/business-path.ts';
import { harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import { bareProduct, companyProducts, planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import { renderPage, wordsOf } from '@wbn/cards/fixtures/render-page.tsx';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import { mainProducts } from '@wbn/contract/pages/page-limits.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { ProductLoading } from './product-loading.tsx';
import { ProductError, ProductPage } from './product-page.tsx';
import { ProductPart } from './product-part.tsx';

const texts = { business: en };

function render(
  product = planetaryGearbox,
  products = companyProducts(9),
  business = harbourGear,
  total = 9,
) {
  return renderPage(
    <ProductPage
      product={product}
      business={business}
      renderPart={(part) => <ProductPart part={part} product={product} siblings={{ products, total }} />}
      actions={<LoginActions actions={['like']} returnTo={productPath(product)} />}
      counts={<LikeCount likes={3} />}
      comments={<p>Do you ship to Perth?</p>}
    />,
    {
      texts,
    },
  );
}

const companyPath = `/business/Harbour-Gear-%2526-Drive-Pty-Ltd-${harbourGear.businessID}/`;

describe('ProductPage', () => {
  it("PRD-02: links the name to the company's page and shows the description", () => {
    const html = render();
    expect(html).toMatch(
      new RegExp(`<h1[^>]*><a[^>]*href="${companyPath}"[^>]*>HP-220 planetary gearbox, 18 kNm</a>`),
    );
    expect(wordsOf(html)).toContain('Delivered with test record, lifting eyes and the first oil filling.');
  });

  it('PRD-03, PERM-01: shows main image, reaction summary, and Like as a link to the login', () => {
    const html = render();
    expect(html).toContain('fetchPriority="high"');
    expect(wordsOf(html)).toContain('3 likes');
    const page = `https://www.wbnaustralia.example/business-product/Harbour-Gear-%2526-Drive-Pty-Ltd-HP-220-planetary-gearbox%252C-18-kNm-${planetaryGearbox.productID}`;
    expect(html).toContain(`login?continue=${encodeURIComponent(page)}`);
  });

  it('PRD-04, WID-07: shows the company with Send Request', () => {
    expect(render()).toContain(
      `href="/business/${harbourGear.businessID}/send-request?product=${planetaryGearbox.productID}"`,
    );
  });

  it('PRD-05: shows industry, category, sub-category, lead time and stock', () => {
    expect(wordsOf(render())).toMatch(
      /Industry\s+Power Transmission\s+Category\s+Gearboxes\s+Sub-category\s+Planetary gearboxes .*Lead time\s+3 weeks\s+Stock\s+Yes/,
    );
  });

  it.each([
    [true, 'Yes'],
    [false, 'No'],
  ])("PRD-05: stock %s is shown as '%s'", (stock, word) => {
    expect(wordsOf(render({ ...bareProduct, stock }))).toContain(`Stock ${word} `);
  });

  it('PRD-05: omits the stock row when stock is unknown', () => {
    expect(wordsOf(render({ ...bareProduct, stock: undefined }))).not.toContain('Stock ');
  });

  it('PRD-06: shows all technical data, collapsed after ten rows', () => {
    const html = render();
    const [, technical] = html.split('id="technical"');
    expect(technical?.split('</table>')[0]?.match(/<th/g)).toHaveLength(12);
    expect(wordsOf(technical ?? '')).toContain('Mounting Flange, Foot');
    expect(wordsOf(technical ?? '')).toMatch(/View more\s+View less/);
  });

  it('PRD-07: shows every photo once with radio buttons, and videos with controls', async () => {
    const html = render();
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    // The player is loaded lazily; the server waits for it.
    await expect.poll(() => render().match(/<video[^>]*controls/g)).toHaveLength(1);
    expect(html).toContain('HP-220 planetary gearbox, 18 kNm, photo 4 of 4');
  });

  it('PRD-08: shows the comments it is given', () => {
    expect(wordsOf(render())).toContain('Do you ship to Perth?');
  });

  it("PRD-09: shows 'Main products of {company}', at most six, without the current product", () => {
    const [, list] = render().split('id="main-products"');
    expect(wordsOf(list ?? '')).toContain('Main products of Harbour Gear & Drive Pty Ltd');
    expect(list?.match(/<article/g)).toHaveLength(6);
    const some = render(planetaryGearbox, companyProducts(mainProducts), harbourGear, 31);
    expect(wordsOf(some)).toContain('View all 31 products');
    const [first] = companyProducts(1);
    expect(first).toBeDefined();
    expect(render({ ...planetaryGearbox, ...first }, companyProducts(1))).not.toContain('main-products');
  });

  it("WID-15: a table without rows says 'No content.' in its footer", () => {
    expect(render(bareProduct)).toMatch(/<tfoot>.*>No content\.</s);
    expect(render()).not.toContain('No content.');
  });

  it('shows a known price in its currency', () => {
    expect(wordsOf(render())).toContain('USD 4,895.00 / piece');
    const [itself] = wordsOf(render(bareProduct)).split('Main products');
    expect(itself).not.toContain('USD');
  });

  it('shows prices by quantity as a table, starting at the minimum order', () => {
    const tiers = [
      { from: 10, amount: 470_000 },
      { from: 50, amount: 449_900 },
    ];
    const price = { amount: 489_500, currency: 'USD', unit: 'piece', tiers };
    const words = wordsOf(render({ ...planetaryGearbox, price, minimumOrder: { quantity: 2 } }));
    expect(words).toMatch(
      /Price by quantity\s+2 - 9 USD 4,895.00 \/ piece\s+10 - 49 USD 4,700.00 \/ piece\s+From 50 USD 4,499.00 \/ piece/,
    );
    expect(words).toContain('Minimum order 2 piece');
    const bare = render({ ...bareProduct, minimumOrder: { quantity: 1_000, unit: 'kg' } });
    expect(wordsOf(bare)).toContain('Minimum order 1,000 kg');
  });

  it('PRD-01, PRD-13: renders a product with only a name for a visitor', () => {
    const html = render(bareProduct, [], importedBusiness);
    expect(html).toContain('Coupling guard');
    expect(html).not.toContain('id="videos"');
    expect(html).not.toContain('type="radio"');
  });
});

it('PRD-12: shows a placeholder while product, company or reactions load', () => {
  expect(renderPage(<ProductLoading />, { texts })).toContain('aria-busy="true"');
});

it("PRD-12, ERR-07: shows 'Error loading data' when one of them fails", () => {
  const html = renderPage(<ProductError />, { texts });
  expect(html).toContain('role="alert"');
  expect(wordsOf(html).trim()).toBe('Error loading data');
});
