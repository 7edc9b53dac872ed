import type { UploadPurpose } from '@wbn/contract/files/upload.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import { takeUpload } from '../files/take-upload.ts';
import { createUploads } from '../files/uploads.ts';
import { addBusinessPeople } from './add-business-people.ts';
import { addProduct } from './fixtures.ts';
import { drawSample } from './sample-pictures.ts';
import { sampleMp4, sampleWebm } from './sample-videos.ts';
import { sendBusinessFile } from './send-upload.ts';
import type { TestServer } from './start-test-server.ts';

/**
 * Adds a company with every field, pictures, videos, certificates, and nine products: six published, two drafts, one
 * deleted.
 */
export async function addWholeBusiness(api: TestServer) {
  const people = await addBusinessPeople(api, {
    company_name: '宁波海港齿轮有限公司 Ningbo Harbour Gear',
    alternative_names: ['Harbour Gear', '海港齿轮'],
    short_description: 'Gears, "hardened" & ground; 齿轮。',
    general_description: 'Two lines.\nThe second; with a comma, and 中文。',
    industry_id: '0006',
    category_ids: ['0006.01'],
    country: 'CN',
    state_id: 'CN-ZJ',
    city: '宁波',
    zipcode: '315000',
    year_established: 1998,
    annual_revenue: JSON.stringify({ min: 1_000_000, max: 5_000_000 }),
    employees: JSON.stringify({ min: 50 }),
    production_employees: JSON.stringify({ min: 20, max: 40 }),
    production_capacity: JSON.stringify({ min: 100, max: 900, unit: 'pieces', period: 'month' }),
    contact: JSON.stringify({
      legalAddressEnglish: '1 Harbour Road',
      shippingAddressEnglish: 'Pier 4',
      email: 'sales@gear.example',
      website: 'https://gear.example',
      phone: { countryCode: '+86', businessPhoneNumber: '57455501234' },
      mobilePhone: { countryCode: '+86', businessPhoneNumber: '13955501234' },
    }),
    factory: JSON.stringify({
      city: '慈溪',
      country: 'CN',
      factorySize: 4200,
      contractManufacturing: ['OEM'],
    }),
    trade_capabilities: JSON.stringify({
      markets: ['EU'],
      spokenLanguages: ['zh', 'en'],
      averageLeadTime: 30,
    }),
    business_terms: JSON.stringify({
      acceptedDeliveryTerms: ['FOB'],
      acceptedPaymentCurrencies: ['USD', 'CNY'],
    }),
    subscription: 'gold',
    verified: true,
    versions: JSON.stringify({ general: 3, certificates: 1 }),
  });
  const { businessID, owner } = people;
  const send = async (purpose: UploadPurpose, bytes: Buffer, contentType: string) => {
    const token = await sendBusinessFile({
      url: api.url,
      user: owner,
      businessID,
      bytes,
      contentType,
      purpose,
    });
    const reference = { token, userID: owner.userID, businessID, purpose };
    await createUploads(api.db, api.store).prepare(reference);
    return api.db.transaction().execute((transaction) => takeUpload(transaction, reference));
  };
  const draw = async (purpose: UploadPurpose, width: number, height = width): Promise<StoredPhoto> =>
    send(purpose, await drawSample({ width, height }).jpeg().toBuffer(), 'image/jpeg');

  const video = await send('video', sampleMp4({ data: 3_000_000 }), 'video/mp4');
  await api.db
    .updateTable('business')
    .set({
      profile_photo: JSON.stringify(await draw('profilePhoto', 300)),
      cover_photo: JSON.stringify(await draw('coverPhoto', 800, 300)),
      video_url: video.url,
    })
    .where('id', '=', businessID)
    .execute();
  const certificate = { business_id: businessID, issue_date: '2024-02-29', expire_date: '2027-02-28' };
  await api.db
    .insertInto('business_certificate')
    .values([
      {
        ...certificate,
        id: newId(),
        name: 'ISO 9001',
        photo: JSON.stringify(await draw('certificatePhoto', 500, 700)),
      },
      { ...certificate, id: newId(), name: '=1+1 质量', expire_date: null, photo: null },
    ])
    .execute();

  const photos = [await draw('productPhoto', 400, 300), await draw('productPhoto', 350, 200)];
  const productVideo = await send('video', sampleWebm(), 'video/webm');
  const products: string[] = [];
  for (let count = 0; count < 9; count++) {
    products.push(
      await addProduct(api.db, businessID, {
        source: 'member',
        name: `Helical gear 斜齿轮 ${count}`,
        model: `HG-${count}`,
        brand: 'Harbour',
        ean: '4006381333931',
        description: `Line one\nline "two", ${count}`,
        keywords: ['gear', '齿轮'],
        specs: JSON.stringify([{ key: 'Módulo', value: '2; 3' }]),
        main_image: count === 0 ? null : JSON.stringify(photos[0]),
        photos: JSON.stringify(count === 1 ? [photos[1]] : []),
        videos: JSON.stringify(
          count === 2
            ? [
                { videoID: 'own', url: productVideo.url },
                { videoID: 'elsewhere', url: 'https://films.example/1' },
              ]
            : [],
        ),
        industry_id: '0006',
        lead_time: '30 days',
        stock: count === 3 ? null : count % 2 === 0,
        price:
          count === 4 ? null : JSON.stringify({ amount: 185_050 + count, currency: 'USD', unit: 'piece' }),
        status: count > 5 && count < 8 ? 'draft' : 'published',
        deleted_at: count === 8 ? new Date() : null,
        version: count + 1,
      }),
    );
  }
  await api.db.transaction().execute(async (trx) => {
    const search = createPostgresSearchEngine(trx, catalogNames);
    await search.index('business', [businessID], trx);
    await search.index('product', products, trx);
  });
  return { ...people, products, video };
}
