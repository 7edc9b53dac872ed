/** What is in the archive, in plain words, for whoever opens it in ten years. */
export const archiveReadme = `Your company on WBN
===================

This archive holds everything that WBN stores of your company. All texts are UTF-8.

business.jsonld    The company: an Organization of https://schema.org, in JSON. Terms with wbn: are explained below.
products.jsonld    All products, drafts included, each a Product of schema.org. Products that you have deleted are not in it.
products.csv       The same products as a table, as "Export products" writes it. WBN imports it.
certificates.csv   Your certificates as a table; they stand in business.jsonld too.
members.csv        Who works for the company: name, role, since when.
activity.csv       Who did what in the name of the company, oldest first.
requests.jsonld    All inquiries, to the company and by it, with every message, each a Conversation of schema.org.
saved-replies.json The texts that all colleagues answer with.
message-files/     What was attached to messages, under the names it was sent by. requests.jsonld names each by its place.
pictures/          All pictures in all sizes, and your films. The other files name them by their place, such as
                   pictures/0123.../512.webp. Addresses with https:// lead elsewhere: those files are not here.

The operator of a WBN installation brings the company back with:  pnpm import company.zip --owner you@example.com
That reads business.jsonld, products.jsonld and pictures/. People and their doings (members.csv, activity.csv) belong to their
own accounts and are not brought back: the owner invites them again. Nor are inquiries: each has another side.

Terms that schema.org does not have
-----------------------------------

Of the company
wbn:businessType          What the company is: MA manufacturer, DI distributor, IM importer, EX exporter... (codes of WBN)
wbn:industry              Its industry, by WBN's number
wbn:categories            Its product categories, by WBN's numbers
wbn:shippingAddress       Where goods are sent from
wbn:phone, mobilePhone    Telephones: country code and number
wbn:annualRevenue         In US dollars a year: min and max, one of them may be open
wbn:productionEmployees   How many people work in production: min and max
wbn:productionCapacity    How much is made: min, max, unit, and the period in which
wbn:factory               The factory: address, size in square metres, production lines, contract manufacturing (codes)
wbn:tradeCapabilities     Markets and languages (codes), people in sales, average lead time in days
wbn:businessTerms         Terms of delivery (Incoterms), currencies, packaging and payment (codes)
wbn:status                Only of a company that buyers do not find: draft or unpublished
wbn:subscription          The membership: standard, gold, premium, platinum
wbn:verified              Whether WBN has verified the company
wbn:verifiedUntil         The last day of the verification
wbn:versions              How often each part of the profile was changed

Of a product
wbn:photos                Its pictures beside the main one, in their order (the main one is "image")
wbn:price                 amount in the smallest unit of the currency (cents), currency, and the unit that is sold; tiers by quantity
wbn:minimumOrder          The least that is sold at once, with its unit
wbn:stock                 Whether it is in stock
wbn:leadTime              How long it takes to deliver
wbn:industry, category, subCategory   By WBN's numbers
wbn:status                draft or published
wbn:withinPlan            false when a smaller membership hides it
wbn:version               How often it was changed

Of an inquiry
wbn:from, wbn:to          Who asks, a person or a company, and the company that is asked; without a name when they are gone
wbn:side                  Your company's side: S asks, R is asked
wbn:status, closedAt      open or closed, and when it was ended; held: waits for a look before it is sent
wbn:product               What it is about, by its name then
wbn:quantity, unit, deliveryCountry, deliveryTerm, wantedOn   What was asked for
wbn:assignee, labels      The colleague who answers it, and your labels
wbn:notes                 What colleagues have noted; the other side does not see it
hasPart                   The messages in order. wbn:from says which side wrote; sender names your own colleagues alone.
wbn:offer                 Price, minimum order, lead time and terms that came with a message

Of company and product
wbn:source, sourceID      Where the entry came from: member = typed by people, else the name of an import
wbn:createdAt, updatedAt  When it was made and last changed
`;
