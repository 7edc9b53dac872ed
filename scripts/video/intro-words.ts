/** What is written in the intro video and said in its captions, by language. */
export interface IntroWords {
  readonly network: string;
  readonly networkSmall: string;
  readonly search: string;
  readonly typed: string;
  readonly results: readonly (readonly [name: string, place: string])[];
  readonly company: string;
  readonly facts: readonly string[];
  readonly inquiry: string;
  readonly question: string;
  readonly answer: string;
  readonly end: string;
  readonly endSmall: string;
  /** Captions: seconds from, seconds to, text. */
  readonly captions: readonly (readonly [number, number, string])[];
}

export const introWords: Readonly<Record<'en' | 'es', IntroWords>> = {
  en: {
    network: '25 sites, one directory',
    networkSmall: 'Companies of every trade, since 2000',
    search: 'Search by trade and country',
    typed: 'ball valves',
    results: [
      ['Alta Valgobbia Valves', 'Manufacturer, Italy'],
      ['Harbour Flow Control', 'Exporter, Australia'],
      ['Nordhafen Armaturen', 'Distributor, Germany'],
    ],
    company: 'Compare facts, certificates and products',
    facts: ['Founded 1987', '120 to 150 employees', 'ISO 9001 certificate', 'Ships in 30 days'],
    inquiry: 'Write to the right person',
    question: 'Can you supply DN 50 in stainless steel?',
    answer: 'Yes. The offer is on its way.',
    end: 'Show your company to the trade',
    endSmall: 'A free listing presents up to seven products',
    captions: [
      [0, 4, 'WBN is one directory of companies, published as 25 country and city sites.'],
      [4, 8.4, 'Buyers search it by trade and country: here, for ball valves.'],
      [8.4, 12.8, 'A company page shows facts, certificates and products, ready to compare.'],
      [12.8, 16.6, 'An inquiry goes straight to the company, and the answer comes straight back.'],
      [16.6, 20, 'A free listing presents up to seven products. Show your company to the trade.'],
    ],
  },
  es: {
    network: '25 sitios, un solo directorio',
    networkSmall: 'Empresas de todos los sectores, desde 2000',
    search: 'Busque por sector y país',
    typed: 'válvulas de bola',
    results: [
      ['Válvulas Alta Valgobbia', 'Fabricante, Italia'],
      ['Harbour Flow Control', 'Exportador, Australia'],
      ['Nordhafen Armaturen', 'Distribuidor, Alemania'],
    ],
    company: 'Compare datos, certificados y productos',
    facts: ['Fundada en 1987', 'De 120 a 150 empleados', 'Certificado ISO 9001', 'Envío en 30 días'],
    inquiry: 'Escriba a la persona indicada',
    question: '¿Pueden suministrar DN 50 en acero inoxidable?',
    answer: 'Sí. La oferta va en camino.',
    end: 'Muestre su empresa al comercio mundial',
    endSmall: 'La ficha gratuita presenta hasta siete productos',
    captions: [
      [0, 4, 'WBN es un directorio de empresas publicado en 25 sitios de países y ciudades.'],
      [4, 8.4, 'Los compradores buscan por sector y país: aquí, válvulas de bola.'],
      [8.4, 12.8, 'La página de una empresa muestra datos, certificados y productos, listos para comparar.'],
      [12.8, 16.6, 'La consulta llega directamente a la empresa y la respuesta vuelve por el mismo camino.'],
      [16.6, 20, 'La ficha gratuita presenta hasta siete productos. Muestre su empresa al comercio mundial.'],
    ],
  },
};
