import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { ask, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

async function open() {
  const people = await addBusinessPeople(api);
  const send = (csv: string | Buffer, more: Record<string, string> = {}) =>
    ask(
      `${api.url}/product/import?${new URLSearchParams({ bid: people.businessID, dryRun: 'false', ...more })}`,
      {
        method: 'POST',
        headers: { ...people.owner.headers, 'content-type': 'text/csv' },
        body: csv as BodyInit,
      },
    );
  const products = () =>
    api.db
      .selectFrom('product')
      .selectAll()
      .where('business_id', '=', people.businessID)
      .orderBy('id')
      .execute();
  return { ...people, send, products };
}

const wooCommerce = [
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Backorders allowed?","Sold individually?","Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,Position,Brands',
  String.raw`21,simple,HV-50,4006381333931,"Hand valve &amp; lever",1,0,visible,"<p>Short.</p>","<p>Brass body.<br>For water.</p>\n<ul>\n<li>DN 15</li>\n<li>DN 20</li>\n</ul>",,,taxable,,1,12,0,0,2.5,,1850.5,"Valves > Hand valves","valve, brass","https://shop.example/a.jpg, https://shop.example/b.jpg",,0,Acme`,
  '22,simple,HV-51,,"Private valve",0,0,visible,,,,,taxable,,0,,0,0,,,20,Valves,,,,1,',
  '23,variable,HV-52,,"Draft valve",-1,0,visible,,,,,taxable,,backorder,-3,0,0,,,,Valves,,,,2,',
].join('\r\n');

const shopify = [
  'Handle,Title,"Body (HTML)",Vendor,"Product Category",Type,Tags,Published,"Option1 Name","Option1 Value","Variant SKU","Variant Grams","Variant Inventory Qty","Variant Inventory Policy","Variant Price","Variant Compare At Price","Variant Barcode","Image Src","Image Position","Status"',
  `ball-valve,"Ball valve","<p>Two-piece.</p><p>Full bore.</p>",Acme,"Hardware > Plumbing > Valves",Valve,"valve, steel",true,Size,"DN 15",BV-15,500,7,deny,49.00,,'4006381333931,https://cdn.shopify.com/1.jpg,1,active`,
  'ball-valve,,,,,,,,,"DN 20",BV-20,600,3,deny,59.00,,,,,',
  'ball-valve,,,,,,,,,,,,,,,,,https://cdn.shopify.com/2.jpg,2,',
  'old-valve,"Old valve",,Acme,,Valve,,true,Title,"Default Title",OV-1,,0,deny,9.00,,,,,archived',
].join('\n');

const prestaShop = [
  '"Product ID";Image;Name;Reference;Category;"Price (tax excl.)";"Price (tax incl.)";Quantity;Status;Position',
  '1;https://presta.example/1.jpg;Mug;MUG-1;Accessories;"€1 850,50";€2.202,10;300;1;1',
  '2;;Cushion;CU-1;Accessories;€35.90;€42.72;0;0;2',
].join('\n');

const magento = [
  'sku,store_view_code,attribute_set_code,product_type,categories,name,description,short_description,weight,product_online,visibility,price,special_price,url_key,base_image,created_at,additional_attributes,qty,out_of_stock_qty,is_in_stock,min_cart_qty,additional_images',
  'MG-1,,Default,simple,"Default Category/Pumps",Pump,"<div>Strong.</div>",,1.000000,1,"Catalog, Search",49.000000,,pump,/p/u/pump.jpg,"1/1/26, 8:00 AM",,100.0000,0.0000,1,1.0000,',
  'MG-1,de,Default,simple,,,"<div>Stark.</div>",,,,,,,,,,,,,,,',
  'MG-2,,Default,simple,,"Old pump",,,1.000000,2,,12.500000,,old-pump,,,,0.0000,0.0000,0,1.0000,',
].join('\n');

/** A variable product with its variations, as WooCommerce writes it in four languages. */
const wooInLanguages = {
  es: [
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo","Descripción corta",Descripción,"¿Existencias?",Inventario,"Peso (kg)","Longitud (cm)","Precio rebajado","Precio normal",Categorías,Etiquetas,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1"',
    '31,variable,CA-1,,Camisa,1,0,visible,,"Algodón, larga",1,,0.250000,30,,,Ropa,"camisa, algodón",,,Talla,"S, M"',
    '32,variation,CA-1-S,,"Camisa - S",1,0,visible,,,1,4,,,,"19,50",,,,CA-1,Talla,S',
    '33,variation,CA-1-L,,"Camisa - L",1,0,visible,,,1,4,,,,21,,,,id:31,Talla,L',
  ],
  it: [
    'ID,Tipo,COD,Nome,Pubblicato,"In primo piano?","Visibilità nel catalogo","Breve descrizione",Descrizione,"In stock?",Magazzino,"Peso (kg)","Lunghezza (cm)","Prezzo in offerta","Prezzo di listino",Categorie,Tag,Immagini,Genitore,"Nome dell\'attributo 1","Valore dell\'attributo 1"',
    '31,variable,CA-1,Camicia,1,0,visible,,"Cotone, lunga",1,,0.250000,30,,,Abiti,"camicia, cotone",,,Taglia,"S, M"',
    '32,variation,CA-1-S,"Camicia - S",1,0,visible,,,1,4,,,,"19,50",,,,CA-1,Taglia,S',
    '33,variation,CA-1-L,"Camicia - L",1,0,visible,,,1,4,,,,21,,,,id:31,Taglia,L',
  ],
  de: [
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,"Ist hervorgehoben?","Sichtbarkeit im Katalog",Kurzbeschreibung,Beschreibung,Vorrätig?,Lager,"Gewicht (kg)","Länge (cm)",Angebotspreis,"Regulärer Preis",Kategorien,Schlagwörter,Bilder,"Übergeordnetes Produkt","Attribut 1 Name","Attribut 1 Wert(e)"',
    '31,variable,CA-1,Hemd,1,0,visible,,"Baumwolle, lang",1,,0.250000,30,,,Kleidung,"hemd, baumwolle",,,Größe,"S, M"',
    '32,variation,CA-1-S,"Hemd - S",1,0,visible,,,1,4,,,,"19,50",,,,CA-1,Größe,S',
    '33,variation,CA-1-L,"Hemd - L",1,0,visible,,,1,4,,,,21,,,,id:31,Größe,L',
  ],
  fr: [
    'ID,Type,UGS,Nom,Publié,"Mis en avant ?","Visibilité dans le catalogue","Description courte",Description,"En stock ?",Stock,"Poids (kg)","Longueur (cm)","Tarif promo","Tarif régulier",Catégories,Étiquettes,Images,Parent,"Nom de l’attribut 1","Valeur(s) de l’attribut 1"',
    '31,variable,CA-1,Chemise,1,0,visible,,"Coton, longue",1,,0.250000,30,,,Habits,"chemise, coton",,,Taille,"S, M"',
    '32,variation,CA-1-S,"Chemise - S",1,0,visible,,,1,4,,,,"19,50",,,,CA-1,Taille,S',
    '33,variation,CA-1-L,"Chemise - L",1,0,visible,,,1,4,,,,21,,,,id:31,Taille,L',
  ],
};

describe('exports of shops', () => {
  it.each([
    ['es', 'Camisa', 'Talla', 'Peso', 'Longitud'],
    ['it', 'Camicia', 'Taglia', 'Peso', 'Lunghezza'],
    ['de', 'Hemd', 'Größe', 'Gewicht', 'Länge'],
    ['fr', 'Chemise', 'Taille', 'Poids', 'Longueur'],
  ] as const)(
    'PRD-18: WooCommerce in %s: variations are values of one product',
    async (language, name, size, weight, length) => {
      const { send, products } = await open();
      const { body } = await send(wooInLanguages[language].join('\n'), { currency: 'EUR' });
      expect(body.data).toMatchObject({ rows: 3, created: 1 });
      expect(body.data.problems.map(({ code }: { code: string }) => code)).toEqual(['unknown']);
      expect(await products()).toMatchObject([
        {
          ...{ name, model: 'CA-1', own_number: '31', status: 'published', stock: true },
          price: { amount: 1_950, currency: 'EUR' },
          keywords: [expect.any(String), expect.any(String)],
          description: expect.stringContaining(','),
          specs: [
            { key: size, value: 'S, M, L' },
            { key: weight, value: '0.25 kg' },
            { key: length, value: '30 cm' },
          ],
        },
      ]);
    },
  );

  it('PRD-18: rows of one SKU in several languages are one product', async () => {
    const { send, products } = await open();
    const csv =
      'ID,Type,SKU,Name,Language\n1,simple,HV-1,Valve,en\n2,simple,HV-1,Ventil,de\n3,simple,HV-2,Pump,en\n';
    expect((await send(csv)).body.data).toMatchObject({
      ...{ rows: 3, created: 2 },
      problems: [{ row: 2, column: 'Name', code: 'translation', value: 'ventil', cells: 1 }],
    });
    expect(await products()).toMatchObject([{ name: 'Valve' }, { name: 'Pump' }]);
  });

  it('PRD-18: BigCommerce: option lines are values of their product, in both forms of its export', async () => {
    const { send, products } = await open();
    const old = [
      'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Product Weight,Product Visible?,Current Stock Level,Category,Product UPC/EAN',
      'Product,77,Shirt,SH-1,Acme,<p>Cotton.</p>,25.00,0.5000,Y,20,Shop All,',
      '  SKU,101,"[RB]Size=S,[S]Color=Navy Blue",SH-1-S,,,,,,10,,',
      '  SKU,102,"[RB]Size=M,[S]Color=Red",SH-1-M,,,,,,10,,',
      '  Rule,9,,SH-1-M,,,[ADD]5,,Y,,,',
      'Product,78,Secret,SE-1,Acme,,5.00,0,N,0,Shop All,',
    ].join('\n');
    expect((await send(old, { currency: 'USD' })).body.data).toMatchObject({ rows: 5, created: 2 });
    const now = [
      'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Categories,Description,Weight,Is Visible,UPC/EAN,Image URL (Import)',
      'Product,80,Cap,physical,CP-1,,variant,5,9.00,12,<p>Wool.</p>,0.1,TRUE,,',
      'Variant,81,,physical,CP-1-R,Type=Swatch|Name=Color|Value=Red[#ff0000] Type=Rectangles|Name=Size|Value=L,variant,2,,,,,,,',
      'Image,82,,,,,,,,,,,,,https://shop.example/cap.jpg',
    ].join('\n');
    expect((await send(now, { currency: 'USD' })).body.data).toMatchObject({ rows: 3, created: 1 });
    expect(await products()).toMatchObject([
      {
        ...{ name: 'Shirt', model: 'SH-1', brand: 'Acme', status: 'published' },
        specs: [
          { key: 'Weight', value: '0.5' },
          { key: 'Size', value: 'S, M' },
          { key: 'Color', value: 'Navy Blue, Red' },
        ],
      },
      { name: 'Secret', status: 'draft', specs: [] },
      {
        ...{ name: 'Cap', description: 'Wool.' },
        specs: [
          { key: 'Weight', value: '0.1' },
          { key: 'Color', value: 'Red' },
          { key: 'Size', value: 'L' },
        ],
      },
    ]);
  });

  it('PRD-18: Odoo: reads its headers, and a category of ours from the path of the shop', async () => {
    const { send, products } = await open();
    const csv =
      'External ID,Name,Internal Reference,Barcode,Sales Price,Quantity On Hand,Product Category,Unit of Measure,Weight\n' +
      '__export__.product_template_5,Desk,DE-1,4006381333931,120.00,3.00,All / Saleable / Office,Units,12.00\n';
    const { body } = await send(csv, { currency: 'EUR' });
    expect(body.data).toMatchObject({
      created: 1,
      mapping: {
        'Internal Reference': 'model',
        'Sales Price': 'priceAmount',
        'Product Category': 'category',
      },
    });
    expect(await products()).toMatchObject([
      {
        ...{ name: 'Desk', model: 'DE-1', ean: '4006381333931', stock: true },
        own_number: '__export__.product_template_5',
        price: { amount: 12_000, currency: 'EUR', unit: 'Units' },
        specs: [{ key: 'Weight', value: '12' }],
      },
    ]);
  });

  it('PRD-18: products beyond the slots are drafts when the person says so', async () => {
    const { send, products } = await open();
    const csv = `Name\n${Array.from({ length: 9 }, (_, n) => `Pump ${n}`).join('\n')}\n`;
    expect((await send(csv, { dryRun: 'true' })).body.data).toMatchObject({
      created: 7,
      drafts: 0,
      problemCount: 2,
    });
    const dry = await send(csv, { dryRun: 'true', beyondSlots: 'draft' });
    expect(dry.body.data).toMatchObject({ created: 9, drafts: 2, problemCount: 0 });
    const { body } = await send(csv, { beyondSlots: 'draft' });
    expect(body).toMatchObject({ data: { created: 9, drafts: 2 }, slots: { used: 7, total: 7 } });
    expect((await products()).map(({ status }) => status)).toEqual([
      ...Array(7).fill('published'),
      'draft',
      'draft',
    ]);
  });

  it('PRD-20: the dry run shows the first products as they will be, and why rows are left out', async () => {
    const { send } = await open();
    const csv = [
      'ID,Type,SKU,Name,Published,Regular price,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,A,Shirt,1,20,https://shop.example/a.jpg,,Size,S',
      '2,variation,A-M,Shirt M,1,20,,A,Size,M',
      '3,simple,B,Hidden,0,,,,,',
      '4,simple,C,Wrong,1,"1,850x",,,,',
      '5,simple,D,#N/A,1,,,,,',
      ...Array.from({ length: 14 }, (_, n) => `${n + 10},simple,E${n},Pump ${n},1,,,,,`),
    ].join('\n');
    const { body } = await send(csv, { dryRun: 'true', currency: 'EUR' });
    expect(body.data.preview).toHaveLength(12);
    expect(body.data.preview.slice(0, 5)).toMatchObject([
      {
        ...{ row: 1, outcome: 'created', status: 'published', photos: 1, reasons: [] },
        product: { name: 'Shirt', price: { amount: 2_000 }, specs: [{ key: 'Size', value: 'S, M' }] },
      },
      { row: 3, outcome: 'created', status: 'draft', product: { name: 'Hidden' } },
      { row: 4, outcome: 'left', product: { name: 'Wrong' }, reasons: [{ code: 'amount', value: '1,850x' }] },
      { row: 5, outcome: 'left', reasons: [{ code: 'noValue' }] },
      { row: 6, outcome: 'created', product: { name: 'Pump 0' } },
    ]);
    const other = ['Name,Category', 'A,Nonsense', 'B,Nonsense'].join('\n');
    const cells = (await send(other, { dryRun: 'true' })).body.data;
    expect(cells.problems).toMatchObject([{ code: 'unknown', cells: 2 }]);
    expect(cells.preview).toMatchObject([{ reasons: [{ cells: 1 }] }, { reasons: [{ cells: 1 }] }]);
    // Seven slots, one of which the shirt has taken.
    expect(body.data.preview.at(-1)).toMatchObject({ outcome: 'left', reasons: [{ code: 'noSlot' }] });
    const drafts = await send(csv, { dryRun: 'true', currency: 'EUR', beyondSlots: 'draft' });
    expect(drafts.body.data.preview.at(-1)).toMatchObject({ outcome: 'created', status: 'draft' });
    expect((await send(csv, { currency: 'EUR' })).body.data.preview).toEqual([]);
    const again = await send(csv, { dryRun: 'true', currency: 'EUR' });
    expect(again.body.data.preview[0]).toMatchObject({ outcome: 'unchanged', product: { name: 'Shirt' } });
  });

  it('PRD-21: a category of the shop is proposed, chosen once, and remembered for the next import', async () => {
    const { send, products, businessID, admin } = await open();
    const bearings = api.services.catalog.industries
      .tree('en')
      .flatMap(({ categories }) => categories)
      .find(({ name }) => name === 'Pumps');
    const csv = (n: number) =>
      [
        'SKU,Name,Category',
        `A${n},One,Home > Pump`,
        `B${n},Two,"Home > Pump, Sale"`,
        `C${n},Three,Sale`,
      ].join('\n');
    const dry = await send(csv(1), { dryRun: 'true' });
    expect(dry.body.data.shopCategories).toEqual([
      { name: 'Home > Pump', rows: 2, id: expect.stringMatching(/^\d{4}/), isChosen: false },
      { name: 'Sale', rows: 2, id: '', isChosen: false },
    ]);
    expect(dry.body.data.problems.map(({ code }: { code: string }) => code)).toEqual(['proposed', 'unknown']);
    const choose = (categories: { name: string; id: string }[]) =>
      post(`${api.url}/product/shop-categories`, { businessID, categories }, admin.headers);
    const wrong = await choose([{ name: 'Sale', id: '9999' }]);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { 'categories.0.id': 'is not in the list' }]);
    const id = bearings?.id ?? '';
    await choose([
      { name: 'Home > Pump', id },
      { name: 'Sale', id: '' },
    ]);
    const again = await send(csv(1), { dryRun: 'true' });
    expect(again.body.data).toMatchObject({
      problemCount: 0,
      shopCategories: [{ id, isChosen: true }, { id: '' }],
    });
    await send(csv(1));
    await send(csv(2));
    expect((await products()).map(({ category_id }) => category_id)).toEqual([id, id, null, id, id, null]);
    const other = await open();
    expect((await other.send(csv(1), { dryRun: 'true' })).body.data.shopCategories[1].isChosen).toBe(false);
  });

  it('PRD-18: hidden items become drafts: WooCommerce and Magento', async () => {
    const { send, products } = await open();
    await send(
      'ID,Type,SKU,Name,Published,"Visibility in catalog"\n1,simple,A,Open,1,visible\n2,simple,B,Kept,1,hidden\n',
    );
    await send(
      'sku,product_type,name,product_online,visibility\nC,simple,Child,1,"Not Visible Individually"\nD,simple,Shown,1,"Catalog, Search"\n',
    );
    expect((await products()).map(({ name, status }) => [name, status])).toEqual([
      ['Open', 'published'],
      ['Kept', 'draft'],
      ['Child', 'draft'],
      ['Shown', 'published'],
    ]);
  });

  it('WooCommerce: reads its headers, Published -1, 0 and 1, HTML with entities, tags and its own line ends', async () => {
    const { send, products } = await open();
    const { body } = await send(wooCommerce, { currency: 'EUR' });
    expect(body.data).toMatchObject({
      mapping: {
        ID: 'productID',
        SKU: 'model',
        'In stock?': 'stock',
        Stock: null,
        'Regular price': 'priceAmount',
      },
      ...{ created: 3, currency: 'EUR' },
      choices: expect.arrayContaining([
        { column: 'stock', headers: ['In stock?', 'Stock'] },
        { column: 'priceAmount', headers: ['Sale price', 'Regular price'] },
        { column: 'description', headers: ['Short description', 'Description'] },
      ]),
      problems: [{ row: 1, column: 'Categories', code: 'unknown', cells: 3 }],
      photos: 2,
    });
    expect(await products()).toMatchObject([
      {
        ...{ name: 'Hand valve & lever', model: 'HV-50', ean: '4006381333931', brand: 'Acme', stock: true },
        ...{ status: 'published', own_number: '21', keywords: ['valve', 'brass'], photos: [] },
        description: 'Brass body.\nFor water.\n\n- DN 15\n- DN 20',
        price: { amount: 185_050, currency: 'EUR' },
      },
      { name: 'Private valve', status: 'draft', stock: false, price: { amount: 2_000 } },
      { name: 'Draft valve', status: 'draft', stock: false, price: null },
    ]);
  });

  it('Shopify: adds variants and pictures to their product, and removes the apostrophe of numbers', async () => {
    const { send, products } = await open();
    const { body } = await send(shopify, { currency: 'USD' });
    expect(body.data).toMatchObject({
      mapping: {
        Handle: 'productID',
        Title: 'name',
        'Body (HTML)': 'description',
        Status: 'status',
        Published: null,
      },
      ...{ rows: 4, created: 2 },
      problems: [{ row: 1, column: 'Product Category', code: 'unknown', cells: 1 }],
      photos: 2,
    });
    expect(await products()).toMatchObject([
      {
        ...{
          name: 'Ball valve',
          model: 'BV-15',
          ean: '4006381333931',
          description: 'Two-piece.\n\nFull bore.',
        },
        ...{ price: { amount: 4_900, currency: 'USD' }, stock: true, status: 'published' },
        specs: [
          { key: 'Size', value: 'DN 15, DN 20' },
          { key: 'Weight', value: '500 g' },
        ],
      },
      { name: 'Old valve', status: 'draft', stock: false },
    ]);
  });

  it('PrestaShop: reads prices with their sign, and ignores and reports its categories once', async () => {
    const { send, products } = await open();
    const { body } = await send(prestaShop);
    expect(body.data).toMatchObject({
      mapping: { 'Price (tax excl.)': 'priceAmount', 'Price (tax incl.)': null, Quantity: 'stock' },
      created: 2,
      problems: [{ row: 1, column: 'Category', code: 'unknown', value: 'Accessories', cells: 2 }],
      photos: 1,
    });
    expect(await products()).toMatchObject([
      {
        name: 'Mug',
        model: 'MUG-1',
        own_number: '1',
        price: { amount: 185_050, currency: 'EUR' },
        stock: true,
      },
      { name: 'Cushion', price: { amount: 3_590, currency: 'EUR' }, stock: false, status: 'draft' },
    ]);
  });

  it('Magento: reads amounts and quantities with six and four decimals, and rows of other store views', async () => {
    const { send, products } = await open();
    const { body } = await send(magento, { currency: 'JPY' });
    expect(body.data).toMatchObject({
      mapping: { sku: 'model', product_online: 'status', qty: null, is_in_stock: 'stock' },
      created: 1,
      problems: [
        { row: 1, column: 'categories', code: 'proposed', value: 'Default Category/Pumps' },
        { row: 1, column: 'base_image', code: 'foreignPhoto' },
        { row: 2, column: 'name', code: 'continues', value: 'mg-1' },
        { row: 3, column: 'price', code: 'amount', value: '12.500000' },
      ],
    });
    expect((await send(magento, { currency: 'EUR' })).body.data).toMatchObject({ created: 1, matched: 1 });
    expect(await products()).toMatchObject([
      {
        ...{ name: 'Pump', description: 'Strong.', stock: true, specs: [{ key: 'weight', value: '1' }] },
        ...{ category_id: expect.any(String), price: { amount: 4_900, currency: 'EUR' } },
      },
      { name: 'Old pump', status: 'draft', stock: false, price: { amount: 1_250, currency: 'EUR' } },
    ]);
  });

  it('uses the most likely of several matching headers, unless the person chooses another', async () => {
    const { send, products } = await open();
    const csv = 'Name,Short description,Description\nPump,Short,Long\n';
    await send(csv, { mapping: JSON.stringify({ 'Short description': 'description' }) });
    expect(await products()).toMatchObject([{ description: 'Short' }]);
  });

  it('reports amounts without a currency, which the header or the person gives', async () => {
    const { send, products } = await open();
    const csv = 'Name,Price\nPump,12\n';
    expect((await send(csv)).body.data).toMatchObject({
      created: 0,
      currency: '',
      problems: [{ code: 'noCurrency' }],
    });
    expect((await send(csv, { currency: 'XXY' })).body.fields).toEqual({ currency: expect.any(String) });
    expect((await send('Name,Prezzo (CHF)\nPump,12\n')).body.data).toMatchObject({
      created: 1,
      currency: 'CHF',
    });
    expect(await products()).toMatchObject([{ price: { amount: 1_200, currency: 'CHF' } }]);
  });
});

describe('detects encodings, and has guesses shown and confirmed', () => {
  const gb18030 = Buffer.from(
    'c3fbb3c62cc3e8caf60ac7f2b7a72cb2bbd0e2b8d6c7f2b7a7a3acc6b7d6cad3c5c1bc0a',
    'hex',
  );

  it.each([
    [
      'windows-1252',
      Buffer.from('nombre,marca\nV\xe1lvula \x80,Gr\xf6\xdfe\n', 'latin1'),
      'Válvula €',
      'Válvula',
    ],
    ['gb18030', gb18030, '球阀', '名称'],
  ] as const)('%s', async (name, csv, productName, sample) => {
    const { send, products } = await open();
    const dry = await send(csv, { dryRun: 'true' });
    expect(dry.body.data).toMatchObject({
      created: 1,
      encoding: { name, guessed: true, samples: expect.arrayContaining([sample]) },
    });
    const unconfirmed = await send(csv);
    expect([unconfirmed.status, unconfirmed.body.fields.file]).toEqual([
      400,
      expect.stringContaining('such as windows-1252'),
    ]);
    expect(await products()).toEqual([]);
    expect((await send(csv, { encoding: name })).body.data.encoding.guessed).toBe(false);
    expect(await products()).toMatchObject([{ name: productName }]);
  });

  it("accepts the person's correction of a wrong guess, and refuses one that cannot be decoded", async () => {
    const { send, products } = await open();
    const cyrillic = Buffer.from('6e616d650acfeeecefe00a', 'hex');
    expect((await send(cyrillic, { dryRun: 'true' })).body.data.encoding.name).toBe('windows-1252');
    await send(cyrillic, { encoding: 'windows-1251' });
    expect(await products()).toMatchObject([{ name: 'Помпа' }]);
    expect((await send(cyrillic, { encoding: 'utf-8' })).body.fields.file).toContain('leave encoding out');
  });
});
