import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { ask } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

async function importFile(lines: readonly string[]) {
  const { businessID, owner } = await addBusinessPeople(api);
  const query = new URLSearchParams({ bid: businessID, dryRun: 'false', currency: 'EUR' });
  const headers = { ...owner.headers, 'content-type': 'text/csv' };
  const body = lines.join('\n');
  const answer = await ask(`${api.url}/product/import?${query}`, { method: 'POST', headers, body });
  const rows = api.db.selectFrom('product').selectAll().where('business_id', '=', businessID).orderBy('id');
  const fetches = api.db
    .selectFrom('photo_fetch')
    .select('address')
    .where('business_id', '=', businessID)
    .orderBy('id');
  return {
    data: answer.body.data,
    products: await rows.execute(),
    addresses: (await fetches.execute()).map(({ address }) => address),
  };
}

const at = (name: string) => `https://shop.example/${name}`;

it('PRD-18: PrestaShop with the columns of its import: features, dimensions, picture lists, visibility', async () => {
  const { data, products, addresses } = await importFile([
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Manufacturer;EAN13;Width;Weight;Delivery time of in-stock products;Quantity;Minimal quantity;Visibility;Unity;Summary;Description;Tags (x,y,z...);Image URLs (x,y,z...);Image alt texts (x,y,z...);Feature(Name:Value:Position)',
    `1;1;Mug;Home,Art;11.90;M-1;Acme;4006381333931;8.500000;0.300000;2 days;300;6;both;piece;Short;<p>Long</p>;mug,red;${at('1.jpg')},${at('2.jpg')};One,Two;Colour:Red:1,Material:Stone, glazed:2`,
    `2;1;Secret;Home;9.00;M-2;;;;;;0;1;none;;;;;;;`,
  ]);
  expect(data).toMatchObject({ created: 2 });
  expect(products).toMatchObject([
    {
      ...{ name: 'Mug', model: 'M-1', brand: 'Acme', status: 'published', lead_time: '2 days', stock: true },
      ...{
        price: { amount: 1_190, unit: 'piece' },
        minimum_order: { quantity: 6 },
        keywords: ['mug', 'red'],
      },
      specs: [
        { key: 'Colour', value: 'Red' },
        { key: 'Material', value: 'Stone, glazed' },
        { key: 'Width', value: '8.5' },
        { key: 'Weight', value: '0.3' },
      ],
    },
    { name: 'Secret', status: 'draft' },
  ]);
  expect(addresses).toEqual([at('1.jpg'), at('2.jpg')]);
});

it('PRD-18: Magento: a configurable product has the values of its variations, which are hidden items', async () => {
  const { products, addresses } = await importFile([
    'sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,visibility,price,base_image,additional_images,additional_attributes,configurable_variations',
    `T-S,,Top,simple,,Shirt S,,0.2,1,Not Visible Individually,20,,,size=S,`,
    `T,,Top,configurable,,Shirt,,,1,"Catalog, Search",20,${at('t.jpg')},"${at('t2.jpg')},${at('t3.jpg')}",material=Wool,"sku=T-S,size=S|sku=T-M,size=M"`,
  ]);
  expect(products).toMatchObject([
    { name: 'Shirt S', status: 'draft' },
    {
      ...{ name: 'Shirt', status: 'published' },
      specs: [
        { key: 'material', value: 'Wool' },
        { key: 'size', value: 'S, M' },
      ],
    },
  ]);
  expect(addresses).toEqual([at('t.jpg'), at('t2.jpg'), at('t3.jpg')]);
});

it('PRD-18: Shopware 6: variants belong to their parent by its id', async () => {
  const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const { data, products, addresses } = await importFile([
    'id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_rate;cover_media_url;manufacturer_name;weight;width',
    `${one};;SW-1;1;12;Pump;<p>Strong.</p>;100;119;19;${at('p.jpg')};Acme;2.5;30`,
    `${two};${one};SW-1.1;1;3;;;;;;${at('p2.jpg')};;;`,
    `${three};;SW-2;0;0;Old pump;;50;59.5;19;;Acme;;`,
  ]);
  expect(data).toMatchObject({
    rows: 3,
    created: 2,
    mapping: { price_net: 'priceAmount', price_gross: null },
  });
  expect(products).toMatchObject([
    {
      ...{
        name: 'Pump',
        model: 'SW-1',
        brand: 'Acme',
        own_number: one,
        price: { amount: 10_000 },
        stock: true,
      },
      specs: [
        { key: 'weight', value: '2.5' },
        { key: 'width', value: '30' },
      ],
    },
    { name: 'Old pump', status: 'draft', stock: false },
  ]);
  expect(addresses).toEqual([at('p.jpg'), at('p2.jpg')]);
});

it('PRD-18: Ecwid: options and variations are lines of their product, and categories are none', async () => {
  const { data, products, addresses } = await importFile([
    'type,product_internal_id,product_sku,product_quantity,product_name,product_price,product_is_available,product_category_1,product_brand,product_upc,product_description,product_media_main_image_url,product_media_gallery_image_url_1,product_weight,product_option_name,product_option_type,product_option_value',
    `product,501,EC-1,7,Cap,9.5,TRUE,Hats,Acme,4006381333931,<p>Wool.</p>,${at('c.jpg')},${at('c2.jpg')},0.1,,,`,
    'product_option,501,EC-1,,,,,,,,,,,,Size,RADIO,S',
    'product_option,501,EC-1,,,,,,,,,,,,Size,RADIO,L',
    'product,502,EC-2,,Scarf,12,FALSE,Hats,,,,,,,,,',
    'category,,,,,,,,,,,,,,,,',
  ]);
  expect(data).toMatchObject({ rows: 5, created: 2 });
  expect(products).toMatchObject([
    {
      ...{ name: 'Cap', model: 'EC-1', brand: 'Acme', ean: '4006381333931', own_number: '501', stock: true },
      ...{ price: { amount: 950 }, status: 'published' },
      specs: [
        { key: 'weight', value: '0.1' },
        { key: 'Size', value: 'S, L' },
      ],
    },
    { name: 'Scarf', status: 'draft' },
  ]);
  expect(addresses).toEqual([at('c.jpg'), at('c2.jpg')]);
});

it('PRD-18: Wix: options with their choices, further information, and pictures named without a host', async () => {
  const { data, products, addresses } = await importFile([
    'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2,additionalInfoTitle1,additionalInfoDescription1,brand',
    'Product_1,Product,Vase,<p>Glass.</p>,11062b_1~mv2.jpg;11062b_2~mv2.jpg,Home;Sale,VA-1,,85,,true,PERCENT,0,InStock,1.2,Size,DROP_DOWN,S;M,Colour,COLOR,#ff0000:Red;#000000:Black,Care,By hand,Acme',
    'Product_1,Variant,,,,,VA-1-S,,,0,true,,,5,,,,S,,,Red,,,',
    'Product_2,Product,Bowl,,,,VB-1,,20,,false,PERCENT,0,OutOfStock,,,,,,,,,,',
  ]);
  expect(data).toMatchObject({ rows: 3, created: 2 });
  expect(products).toMatchObject([
    {
      ...{ name: 'Vase', model: 'VA-1', brand: 'Acme', stock: true, price: { amount: 8_500 } },
      specs: [
        { key: 'Size', value: 'S, M' },
        { key: 'Colour', value: 'Red, Black' },
        { key: 'Care', value: 'By hand' },
        { key: 'weight', value: '1.2' },
      ],
    },
    { name: 'Bowl', status: 'draft', stock: false },
  ]);
  const media = 'https://static.wixstatic.com/media/11062b_';
  expect(addresses).toEqual([`${media}1~mv2.jpg`, `${media}2~mv2.jpg`]);
});

it('PRD-18: a column for parents without variants makes no product a variant', async () => {
  const { data } = await importFile(['SKU,Name,Parent', 'A-1,Pump,Acme Group', 'A-2,Valve,Acme Group']);
  expect(data).toMatchObject({ created: 2, problemCount: 0 });
});
