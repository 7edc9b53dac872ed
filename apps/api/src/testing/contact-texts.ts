/** Texts of requests for quotation, one a line, in the languages of the product. None says how to reach its author. */
export const harmlessTexts = `
Springs that last +10 000 000 cycles
EAN of the present article: 0036000291452
0036000291452
SSCC (00)340123450000000018 on each pallet
SSCC 00340123450000000018
Headphone bags 300000 pcs
Juguetes: automóviles 200000
Keep it dry.Store below 25 degrees.
Drums of 20 kg.Net weight is printed on the label.
10 000 000 pieces a year, 0.5 mm steel
Pump DN 50, EN 10204 3.1, 2026-12-31
We need 1,200 valves (ISO 9001). Delivery in 8-10 weeks.
Two hundred valves.please quote soon
Part 0171 234 5678, drawing 01a222b0-0171-4234-9678-0123456789ab
Like the mobile crane of 2019, 12 pieces
Size 200 x 300 x 400, HS 8413.70.00
REACH 1907/2006 and RoHS 2011/65/EU declarations
Compliant with REACH, 5000000 units a year
Lithium cells 18650 3000 mAh, 20000 pieces
Phone cases 300000 pcs, three colours
Mobile phone holders 250 000 units for cars
O-ring 120 100 12 NBR 70
Ring gears 2000000 a year, module 3
Signal 4-20 mA, supply 12.5-13.8/24.0-28 V
Supply +12.5 V and -12.5 V, tolerance +0.05/-0.02
Operating temperature -40/+85 C, humidity 95 %
Price 5000 pcs @ EUR 4.50, ex works
200 @ 4.50 was the last price
Motors 1500 rpm, 400 V, 50 Hz, 132 M frame
Production line: 12 stations, 1800 pieces per hour
Copper cable 3x2.5 mm2, 100 000 m in reels of 500 m
CAS 7732-18-5 and CAS 64-17-5, technical grade
Drawing 1234567-01 rev. C applies
Call off 120000 pieces in twelve months
Call-off order, 4 times 250000 units
Contact pressure 200000 Pa at 23 C
Contact plates silver plated, 500 000 cycles
Contact lenses 1000000 pairs, monthly
Telephone cable 100x2x0.5 mm, 12000 m
Fax paper rolls 216 mm x 30 m, 400000 rolls
Cell culture plates 96 wells, 1200000 a year
Lead time 30-45 days after the deposit
Budget USD 1 250 000 for the whole line
Incoterms 2020: FOB Shanghai or CIF Melbourne
Certificates: ISO 9001:2015, ISO 14001:2015, IATF 16949:2016
Flanges EN 1092-1 PN16 DN100, 316L, 2400 pcs
Bolts M12x80 8.8 DIN 933 zinc plated, 1 500 000 a year
GTIN 04006381333931 in boxes of 24
UPC 036000291452
ISBN 978-3-16-148410-0, reprint of 20000 copies
Batch no. 20261129001 as before
Serial 0049123456789 of our present machine
Article no. 0039 0212 3456
Stainless steel sheet 1.4301, 2000x1000x1.5 mm, 300 sheets
Aluminium 6061-T6 bars, 50.8 mm, 12.7 t
The old order was PO 4500123456 of 2024-03-14
Opening hours of the warehouse 08:00-16:30
Coordinates of bolts: 12.50, 37.25, 62.00
Cotton T-shirts 180 g/m2, sizes S to XXL, 25 000 pieces
Glass bottles 500 ml, 3 000 000 a year, amber
Please quote ex works. Net prices only.
Payment 30 % deposit, 70 % before shipment
Made of PP.No recycled material please
Packing: 12 per box.Export pallets, 1.2 m high
We use ASP.NET software, the machine needs OPC UA
Software in Node.js is welcome
Drawings are called flange.dwg and list.pdf
The file pump-housing.step shows the size
Roughness Ra 0.8, flatness 0.02, hardness 58-62 HRC
Tyres 205/55 R16 91V, 4000 pieces, DOT 2026
Rice 5% broken, 50 kg bags, 12 containers of 20 ft
Sugar ICUMSA 45, 25000 MT +/-5%
Crude palm oil, FFA max. 5 %, 2 000 000 kg
Frozen shrimp 16/20, 1 kg x 10, 24 t per month
Bearing 6204-2RS C3, 120000 pcs, or 6205 ZZ
Belts SPB 2120, 3V-850, XPA 1250
LED 2835 6500 K, 24 V, 120 LED per m, 50 000 m
Solar panels 550 W, 1000 V, 12 containers, 25 years of warranty
Inverters 100 kW 380-415 V 50/60 Hz, IP65
Battery LiFePO4 51.2 V 100 Ah, 6000 cycles at 80 % DoD
Lifetime > 10 000 000 switching operations
Switches +50 000 000 operations, gold plated
The line makes +2500000 units per year
Needles 0.4x13 mm, sterile, 1 000 000 pcs
Gloves nitrile, powder free, 10 million pairs
Masks EN 149 FFP2, 2000000 pieces, boxes of 20
Pallets 1200x800x144 mm, ISPM 15
Steel coil 0.5x1250 mm, Z275, 500 t
Rebar 12 mm B500B, 12 m, 2000 t
Cement CEM I 42.5 R, 50 kg bags, 5000 t
Paper 80 g, 210x297, 500 sheets, 40000 reams
Ink cartridges 950XL, 1200 of each colour
Coffee green arabica, screen 17/18, 19.2 t
Wine 0.75 l, 13 %, 6 per box, 14400 bottles
Furniture for a hotel of 240 rooms, 4 stars
Sensors PT100 3-wire, 0-250 C, class A
Cameras 8 MP, 30 fps, PoE 802.3af, 1200 sets
Text on the label: 'Call a doctor in case of contact with eyes'
A telegram of 1912 shall be printed on 3000 postcards
Mail bags 60x90 cm, 100 000 pieces
Website is not needed, only the hardware
Web width 1600 mm, 120 m/min
Webbing 25 mm polyester, 300000 m
Please write the price per 1000 pieces
Only offers with certificates 3.1 at best
The tender closes at 17:00, 12.12.2026
Line 2: 1200 bottles/h, line 3: 2400 bottles/h
Wechat Pay terminals, 5000 pieces, NFC
WeChat payment terminals with printer
Kiosk with QQ music player, 12 pieces
Do you have the pump in stock? We take 12 at once
Model: 13512345678 or equal
Type 1500 1200 0500 rack
Quantity 13800000000 g in total
Value of the order 12.500.000 USD
Weight 13 500 000 kg in five years
Torque 400-1200-2500 Nm, three sizes
Steps of 10-20-30-40-50-60 mm
Ratio 1:10, 1:20, 1:100
Password protection, 128 GB, USB 3.2
IP addresses are set by DHCP, 10.0.0.1 as gateway
Firmware 2.14.0 or later, version 3.0.12 preferred
Anillos de goma 300 000 unidades, NBR 70
Fundas de móvil 200000 unidades, tres colores
Llaves de paso DN 50, 1.200 piezas al año
Bombas centrífugas, caudal 120 m3/h, 45 m
Necesitamos 2.500.000 bolsas de 25 kg
Entrega en Valencia, 30 días, CIF
Tubería de acero al carbono API 5L X52, 12 m, 800 toneladas
Contactores 3 polos, 220 V, 9 A, 5000 piezas
Contacto de plata, 1000000 ciclos
Teléfonos de oficina, 300 piezas, color negro
Transformador 1000 kVA 13.2/0.4 kV, aceite
Cajas de cartón 400x300x200, 60 000 al año
Guantes de nitrilo, talla M, 1.000.000 de pares
Camisetas de algodón, 180 g, 12000 piezas
Silla de oficina, ref. 0034 9123 4567
Harina de trigo, sacos de 50 kg, 200 toneladas
Aceite de oliva virgen extra, 5 l, 1400 cajas
Piezas según plano 2026-0412-345
Vino tinto 2023, 0,75 l, 14400 botellas
Escritorios de 1,60 m, 240 unidades
Escribir el precio por 1000 piezas, por favor
Marque CE y certificado 3.1 obligatorios
Motor eléctrico 7,5 kW, 1450 rpm, brida B5
Plazo de entrega: 6 a 8 semanas
Uniformes para 1200 personas, cuatro tallas
Celulares de prueba: 40 piezas sin tarjeta
Luces LED 24 V, 50 000 m en rollos de 5 m
Pago a 60 días. No aceptamos anticipos
Mármol blanco, placas de 2 cm, 1500 m2
Cemento a granel, 5000 toneladas por mes
Valvole a sfera DN 50, 1.200 pezzi all'anno
Cuscinetti 6204-2RS, 120000 pezzi
Custodie per cellulare 300000 pezzi, tre colori
Molle per 10 000 000 cicli, acciaio C72
Contatti d'argento, 500000 cicli
Contattori 3 poli, 24 V DC, 2000 pezzi
Telefoni da ufficio, 300 pezzi, neri
Consegna a Genova entro 45 giorni
Scatole di cartone 400x300x200, 60 000 pezzi
Tubi in acciaio inox AISI 304, 6 m, 30 tonnellate
Pavimento in gres 60x60, 2500 metri quadrati
Farina tipo 00, sacchi da 25 kg, 24 tonnellate
Olio extravergine, bottiglie da 0,75 l, 12000
Disegno n. 0041-2233-4455, revisione B
Articolo 0039 4455 6677 o equivalente
Motore 5,5 kW 1450 giri, flangia B14
Prezzo franco fabbrica. IVA esclusa
Chiamata d'ordine ogni tre mesi, 4000 pezzi
Vite M8x40 8.8 zincata, 1.500.000 pezzi
Lampade LED 24 W, IP65, 3000 pezzi
Vino bianco, annata 2025, 14400 bottiglie
Serramenti in alluminio, 240 finestre
Tolleranza +0,05/-0,02, rugosità Ra 0,8
Pompe sommerse 4 pollici, 120 unità
Pagamento 30 giorni fine mese. No acconti
Etichetta: lotto 20261129001, scadenza 12/2027
Sedie impilabili, 1200 pezzi, rosse e blu
Certificato EN 10204 3.1 con ogni fornitura
Copertine 210x297, 4 colori, 20000 copie
Macchina per il caffè, 2 gruppi, 40 pezzi
离心泵 DN50，流量 120 立方米每小时，200 台
手机壳 300000 个，三种颜色
电话线 100 对，12000 米
手机支架 250000 件，黑色
微信支付终端 5000 台，带打印机
微信小程序 200 个，需要源代码
不锈钢法兰 304，PN16，2400 件
弹簧寿命 10 000 000 次以上
联系人不需要，只要报价和样品
耳机包 300000 个，尼龙
螺栓 M12x80，8.8 级，1500000 件
轴承 6204-2RS，120000 套
交货期 30-45 天，FOB 上海
纸箱 400x300x200，60000 个
棉 T 恤 180 克，25000 件，S 到 XXL
太阳能板 550 瓦，12 个集装箱
图号 0086-1234-5678，版本 C
货号 13812345678，同去年
请按 1000 件报价，含包装
铝型材 6061-T6，12.7 吨
大米 5% 碎，50 公斤袋，12 个柜
预算 1 250 000 美元，分三批
温度 -40/+85 度，湿度 95%
电池 51.2 V 100 Ah，6000 次循环
需要 ISO 9001 和 CE 证书
玻璃瓶 500 毫升，每年 3000000 个
`
  .trim()
  .split('\n');

/** The same for texts that do say it. */
export const tellingTexts = `
Ring 0412 345 678
Call me: ０４１２ ３４５ ６７８
Tel ０２１－６２３４－５６７８
Write to info＠acme．com
t.me/acme
See our channel t.me/acme_valves for drawings
微信号 acme_valves
微信号：acme2020
QQ 123456789
QQ号：87654321
WhatsApp 612 345 678
WhatsApp: +61 412 345 678
See www.acme-pumps.example
https://acme.example/list
Write to ana@acme.example
Our site is acme.com
Call +39 02 1234 5678
Phone 0039 (02) 1234-5678
Tel. 0171 234 5678
WhatsApp: 55 1234 5678
电话：021 6234 5678
Please quote to purchasing@brightvalve.co.uk
purchasing @ brightvalve.com
Mail: j.smith [at] brightvalve.com
Mail: j.smith(at)brightvalve(dot)com
j.smith at gmail dot com
smith.valves@gmail.com
brightvalve at gmail
We are brightvalve dot com
Look at brightvalve.co.uk before you quote
See BRIGHTVALVE.COM
See Brightvalve.Com
brightvalve.io/parts
our shop: pumps.shop
pumps-direct.store has the pictures
ask at valve-city.net
acme。com
visit acme.de for the drawings
Website: acme.it
Drawings at acme.de/parts
The list is on bit.ly/3xYzAbc
linktr.ee/acmevalves
wa.me/61412345678
fb.me/acmevalves
Telegram @acme_valves
telegram: acmevalves
Skype: live:acme.valves
skype acme is: acme_valves, Skype id: acme.valves
Instagram: @acme.valves
IG @acmevalves
Facebook: AcmeValves
LinkedIn: ana-smith-acme
find me as @acmevalves
Viber 0412 345 678
Viber: +380 67 123 4567
KakaoTalk ID: acme77
Line ID: acmevalves
Zalo: 0912345678
Mobile 0412 345 678
mobile no. 0412345678
My phone number is 0412 345 678
Phone: (02) 6234 5678
phone 555-123-4567
Call us on 1300 123 456
Call 1-800-555-0199 now
call me at 555 123 4567
Text me at 0412345678
Text us 555.123.4567
SMS 0412 345 678
Reach me on 0412 345 678
contact us at 020 7946 0958
Contact: 020 7946 0958
Contact number 0207 946 0958
Contact 0412 345 678 for drawings
Fax 020 7946 0959
fax: +44 20 7946 0959
Telephone 01632 960 123
telephone number: 01632 960123
Hotline 0800 123 4567
Dial 0412 345 678
Ring me on 0412 345 678
+61 412 345 678
+1 415 555 2671
+1 (415) 555-2671
+1-415-555-2671 is better
+44 20 7946 0958
+44 (0)20 7946 0958
+49 171 1234567
+49.171.1234567
+86 138 1234 5678
+86 13812345678
+8613812345678
+91 98765 43210
+971 50 123 4567
+852 9123 4567
+65 9123 4567
+34 612 345 678
+39 340 123 4567
+39 3401234567
(+39) 02 1234 5678
+55 (11) 91234-5678
+52 55 1234 5678
+7 912 345-67-89
+90 532 123 45 67
+47 912 34 567
+33 6 12 34 56 78
0033 6 12 34 56 78
0044 20 7946 0958
0061 412 345 678
0086 138 1234 5678
00393401234567
00 39 340 123 4567
＋６１ ４１２ ３４５ ６７８
+61‑412‑345‑678
+61–412–345–678
Better by wechat: acme_valves
WeChat ID acmevalves
wechat acme2020
WeChat: acme-valves
Weixin: acmevalves88
VX: acme1234
wx：acme_88
we chat: acme_valves
My WhatsApp is 0412 345 678
whats app 0412345678
Whatsapp me on 0412 345 678
WhatsApp number +234 803 123 4567
ｗｗｗ．acme．com
ａｃｍｅ．ｃｏｍ
ｉｎｆｏ＠ａｃｍｅ．ｃｏｍ
info﹫acme﹒com
in​fo@acme.com
acme@163.com
acme@qq.com
12345678@qq.com
163.com 邮箱 acmevalves
Escriba a compras@valvulasnorte.es
compras arroba valvulasnorte punto com
compras (arroba) valvulasnorte.es
Nuestra página: valvulasnorte.es
Sitio web: www.valvulasnorte.es
Llame al 612 345 678
Llámenos al 91 123 45 67
llámame 612345678
Teléfono: 912 345 678
Tel: 91 123 45 67
Tel 612345678
Teléfono 555 1234 567
Móvil 612 345 678
mi móvil es 612 345 678
Celular: 55 1234 5678
celular 11 2345 6789
Contacto: 612 345 678
Escríbame al WhatsApp 612 345 678
Escribir al 612345678
Contáctenos en el 912 345 678
Marque 01 800 123 4567
Whatsapp +34 612 34 56 78
Mi Telegram es t.me/valvulasnorte
Instagram: @valvulasnorte
Fax 912 345 679
valvulasnorte.com.mx
Vea los planos en valvulasnorte.mx
Correo: ventas@valvulas-norte.com.ar
Mi correo es juan.perez@hotmail.com
juan perez arroba gmail
Scriva a acquisti@valvolenord.it
acquisti chiocciola valvolenord punto it
acquisti[at]valvolenord.it
Il nostro sito: valvolenord.it
Vedi www.valvolenord.it
Chiamare 340 123 4567
Chiamami al 3401234567
chiamate lo 02 1234 5678
Telefono 02 1234 5678
Telefonare allo 02-1234567
tel. 02/12345678
Tel 340.1234567
cell. 340 1234567
Cellulare: 340 123 4567
cell 3401234567
fax 02 1234 5679
Contattare 02 1234 5678
contattami su WhatsApp: 340 1234567
WhatsApp 3401234567
Telegram: @valvolenord
Skype: valvolenord
La mail è mario.rossi@libero.it
mario.rossi@pec.valvolenord.it
valvolenord.eu
scrivimi: mario_rossi@outlook.it
请加微信 acme_2020
加微信：acmevalves
微信同号：13812345678
微信 13812345678
薇信号 acme_88
加V：acme1234
VX号 acmevalves
扣扣 123456789
QQ群 987654321
qq:1234567
手机 13812345678
手机：138 1234 5678
手机号 138-1234-5678
联系电话 0755-26123456
电话是 021-62345678
请致电 400 123 4567
联系 13912345678 李先生
请联系我 13912345678
李先生 13912345678
座机 0755 2612 3456
传真：021-62345679
热线 400-800-1234
邮箱 caigou@famen.cn
邮箱：caigou＠famen．com．cn
官网 www.famen.cn
网址：famen.cn
见 famen.com.cn
famen点com
微 信：fa_men88
電話 02-2345-6789
手機 0912-345-678
拨打 021 6234 5678
whatsapp：8613812345678
`
  .trim()
  .split('\n');
