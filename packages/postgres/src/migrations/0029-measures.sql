-- What staff do against a text, a company, a person or a group. It stands beside its target, so that ending it gives back what was.
create table measure (
  id text primary key check (length(id) = 36),
  case_id text references report_case on delete cascade, -- null: taken without a report
  -- The decision that people read and object to: the case, or the measure itself where it is about another than who was reported.
  decision_id text not null,
  kind text not null check (kind in ('hide', 'remove', 'mute', 'suspend', 'mute-reports')),
  target_type text not null check (target_type in ('post', 'comment', 'business', 'user', 'request', 'quotation', 'group')),
  target_id text not null,
  reason text not null,
  until timestamptz, -- null: until staff decide otherwise
  reply text, -- words of staff to whom it affects
  was_published boolean not null default false, -- of a company: ending the measure puts it back on the site
  key text unique, -- of a suspended person: opens the decision without a sign-in
  taken_by text not null,
  created_at timestamptz not null default now(), -- also `removed_at` of a text that it removed
  ended_at timestamptz,
  ended_by text, -- null: its time was over
  check (kind <> 'suspend' or target_type in ('business', 'user')),
  check (kind not in ('mute', 'mute-reports') or target_type = 'user'),
  check (until is not null or kind not in ('mute', 'mute-reports') and (kind, target_type) <> ('suspend', 'user'))
);
create index measure_of_target on measure (target_id, kind) where ended_at is null;
create index measure_by_target on measure (target_id, created_at);
create index measure_of_case on measure (case_id);
create index measure_of_decision on measure (decision_id);
create index measure_ending on measure (until) where ended_at is null and until is not null;

-- The last removal of each case.
insert into measure (id, case_id, decision_id, kind, target_type, target_id, reason, until, was_published, taken_by, created_at, ended_at, ended_by)
select
  one.id, one.id, one.id,
  case one.resource_type when 'user' then 'mute' when 'business' then 'suspend' when 'group' then 'hide' else 'remove' end,
  one.resource_type, one.resource_id, coalesce(last.reason, 'other'),
  case when one.resource_type = 'user' then coalesce(suspension.until, last.until, last.created_at) else coalesce(hold.until, last.until) end,
  coalesce(hold.was_published, false), last.decided_by,
  case when one.decision = 'remove' then one.decided_at else last.created_at end,
  case
    when one.decision = 'keep' then one.decided_at
    when one.resource_type = 'user' and suspension.user_id is null then coalesce(last.until, one.decided_at)
    when one.resource_type = 'business' and hold.business_id is null then coalesce(last.until, one.decided_at)
  end,
  case when one.decision = 'keep' then last.decided_by end
from report_case as one
join lateral (
  select * from report_decision where case_id = one.id and decision = 'remove' order by id desc limit 1
) as last on true
left join suspension on suspension.case_id = one.id and one.resource_type = 'user'
left join business_hold as hold on hold.case_id = one.id and one.resource_type = 'business';

alter table business_group drop constraint business_group_hidden_by_fkey;
alter table business_group add foreign key (hidden_by) references measure on delete set null;
drop table suspension;
drop table business_hold;

-- Reports of somebody whose reports are muted are kept, open no case and do not count.
alter table report add column is_counted boolean not null default true;

-- What somebody concerned says against a decision: once, within six months.
create table objection (
  id text primary key check (length(id) = 36),
  subject_type text not null check (subject_type in ('report', 'measure', 'claim', 'verification', 'request')),
  subject_id text not null,
  decided_at timestamptz not null, -- when it was decided what they object to: a new decision can be objected to again
  party_id text not null, -- the person, company or group for which they object
  side text not null check (side in ('affected', 'reporter')),
  user_id text not null references user_profile on delete cascade,
  content text not null,
  decider_id text, -- who decided what they object to
  decider text,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('upheld', 'confirmed')),
  answer text, -- for whoever objected
  answered_by text,
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null)),
  unique (subject_id, decided_at, party_id, side)
);
create index objection_of_user on objection (user_id);
create index objection_open on objection (created_at) where answered_at is null;

insert into objection (id, subject_type, subject_id, decided_at, party_id, side, user_id, content, decider, created_at, outcome, answered_by, answered_at)
select one.id, 'report', one.id, coalesce(one.decided_at, old.created_at),
  case when one.resource_type in ('business', 'group') then one.resource_id else person.id end, 'affected', person.id, old.content,
  (select decided_by from report_decision where case_id = one.id order by id limit 1), old.created_at,
  case when old.answered_at is null then null when one.decision = 'keep' then 'upheld' else 'confirmed' end,
  case when old.answered_at is not null then (select decided_by from report_decision where case_id = one.id order by id desc limit 1) end,
  old.answered_at
from report_objection as old
join report_case as one on one.id = old.case_id
join user_profile as person on person.id = coalesce(
  (select user_id from post where id = one.resource_id),
  (select user_id from comment where id = one.resource_id),
  (select user_id from business_member where business_id = one.resource_id and role = 'owner' order by created_at, user_id limit 1),
  (select user_id from group_member where group_id = one.resource_id and role = 'owner' order by joined_at, user_id limit 1),
  one.resource_id);
drop table report_objection;

-- An objection of somebody who has deleted their account waits for nobody.
create function end_case_of_objection() returns trigger language plpgsql as $$
begin
  update desk_case set state = 'decided', decided_at = now(), outcome = 'withdrawn', version = version + 1, taken_by = null, taken_until = null
  where kind = 'objection' and subject_id = old.id and state <> 'decided';
  return null;
end $$;
create trigger end_case after delete on objection for each row execute function end_case_of_objection();

-- Answers that staff write again and again, per language.
create table desk_answer (
  id text primary key check (length(id) = 36),
  name text not null unique,
  kinds text[], -- kinds of cases that it is offered in; null: all
  texts jsonb not null, -- by language
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null default now()
);

-- To begin with; staff change them as they need.
insert into desk_answer (id, name, kinds, texts, changed_by) values
  (gen_random_uuid()::text, 'Advertising where people talk', array['report'], '{"en": "Your text advertises where people talk about something else. Offers belong on the page of your company, where buyers look for them.", "es": "Su texto hace publicidad donde otros hablan de otra cosa. Las ofertas van en la página de su empresa, donde las buscan los compradores.", "it": "Il Suo testo fa pubblicità dove altri parlano di altro. Le offerte vanno sulla pagina della Sua azienda, dove gli acquirenti le cercano.", "zh": "您的内容在他人讨论其他话题的地方做广告。请把产品信息发布在贵企业的页面上，采购商会在那里查找。"}', 'WBN'),
  (gen_random_uuid()::text, 'Certificate not proven', array['report'], '{"en": "You name a certificate that we could not find with the body that issues it. Send us a copy on which its number can be read, and we look at it again.", "es": "Usted menciona un certificado que no hemos encontrado en la entidad que lo emite. Envíenos una copia en la que se lea el número y lo revisamos de nuevo.", "it": "Lei indica un certificato che non abbiamo trovato presso l’ente che lo rilascia. Ci invii una copia su cui si legga il numero e lo riesaminiamo.", "zh": "您提到的证书我们未能在发证机构查到。请发送一份可看清编号的副本，我们会重新查看。"}', 'WBN'),
  (gen_random_uuid()::text, 'Insult', array['report'], '{"en": "You may say what went wrong, and buyers are glad to read it. Attacking a person is against the rules. Write it again without that.", "es": "Puede contar qué salió mal, y los compradores agradecen leerlo. Atacar a una persona va contra las normas. Escríbalo de nuevo sin eso.", "it": "Può dire che cosa è andato storto, e gli acquirenti lo leggono volentieri. Attaccare una persona è contro le regole. Lo riscriva senza questo.", "zh": "您可以说明出了什么问题，采购商也愿意了解。但攻击他人违反规则。请去掉这些内容后重新发布。"}', 'WBN'),
  (gen_random_uuid()::text, 'Brand without permission', array['report'], '{"en": "The owner of the brand has shown that it is theirs, and we have seen nothing that allows you to use it. If you have a licence, send us a copy.", "es": "El titular de la marca ha demostrado que es suya, y no hemos visto nada que le permita usarla. Si tiene una licencia, envíenos una copia.", "it": "Il titolare del marchio ha dimostrato che è suo, e non abbiamo visto nulla che Le permetta di usarlo. Se ha una licenza, ce ne invii una copia.", "zh": "商标所有人已证明该商标归其所有，而我们未见到允许您使用的文件。如果您持有许可，请发送副本。"}', 'WBN'),
  (gen_random_uuid()::text, 'Nothing wrong', array['report'], '{"en": "We have looked at what you reported. It breaks no rule of our terms, so it stays. Thank you for telling us.", "es": "Hemos revisado lo que denunció. No infringe ninguna norma de nuestros términos, así que se mantiene. Gracias por avisarnos.", "it": "Abbiamo esaminato ciò che ha segnalato. Non viola alcuna regola dei nostri termini, quindi resta. Grazie della segnalazione.", "zh": "我们已查看您举报的内容。它没有违反我们的条款，因此保留。感谢您的反馈。"}', 'WBN'),
  (gen_random_uuid()::text, 'You were right', array['objection'], '{"en": "You were right. Another colleague has looked at it again and has lifted the decision. We are sorry for the trouble.", "es": "Tenía usted razón. Otro compañero lo ha revisado de nuevo y ha levantado la decisión. Lamentamos las molestias.", "it": "Aveva ragione. Un altro collega ha riesaminato il caso e ha revocato la decisione. Ci scusiamo per il disturbo.", "zh": "您说得对。另一位同事已重新查看并撤销了该决定。给您带来不便，我们深表歉意。"}', 'WBN'),
  (gen_random_uuid()::text, 'The decision stays', array['objection'], '{"en": "Another colleague has looked at it again, with what you wrote. The decision stays, for the reason that you were told.", "es": "Otro compañero lo ha revisado de nuevo, con lo que usted escribió. La decisión se mantiene, por el motivo que se le comunicó.", "it": "Un altro collega ha riesaminato il caso con ciò che Lei ha scritto. La decisione resta, per il motivo che Le è stato comunicato.", "zh": "另一位同事已结合您的说明重新查看。基于已告知您的原因，决定维持不变。"}', 'WBN'),
  (gen_random_uuid()::text, 'Document not readable', array['claim'], '{"en": "We could not read your document. Please upload a picture or scan on which all four corners and every letter can be seen.", "es": "No hemos podido leer su documento. Suba una foto o un escaneo en el que se vean las cuatro esquinas y todas las letras.", "it": "Non siamo riusciti a leggere il Suo documento. Carichi una foto o una scansione su cui si vedano i quattro angoli e ogni lettera.", "zh": "我们无法看清您的文件。请上传能看到四角和全部文字的照片或扫描件。"}', 'WBN'),
  (gen_random_uuid()::text, 'No link between person and company', array['claim', 'claim-dispute'], '{"en": "The document shows that {{company}} exists, but not that you work there. Add something that names you and the company, such as an extract of the trade register.", "es": "El documento muestra que {{company}} existe, pero no que usted trabaje allí. Añada algo que los nombre a ambos, como un extracto del registro mercantil.", "it": "Il documento mostra che {{company}} esiste, ma non che Lei vi lavori. Aggiunga qualcosa che nomini Lei e l’azienda, come una visura del registro delle imprese.", "zh": "该文件表明 {{company}} 存在，但不能证明您在那里工作。请补充同时写明您和企业的材料，例如工商登记摘录。"}', 'WBN'),
  (gen_random_uuid()::text, 'Welcome, owner', array['claim', 'claim-dispute'], '{"en": "{{company}} is now yours. Check its address and products first: buyers see them already.", "es": "{{company}} ya es suya. Revise primero su dirección y sus productos: los compradores ya los ven.", "it": "{{company}} ora è Sua. Controlli per prima cosa indirizzo e prodotti: gli acquirenti li vedono già.", "zh": "{{company}} 现在归您管理。请先核对地址和产品，采购商已经能看到它们。"}', 'WBN'),
  (gen_random_uuid()::text, 'The other side has shown more', array['claim-dispute'], '{"en": "We have compared what everyone has shown. The other side has documents that entitle them to act for {{company}}, and yours do not say that of you.", "es": "Hemos comparado lo que ha presentado cada parte. La otra tiene documentos que la autorizan a actuar por {{company}}; los suyos no dicen eso de usted.", "it": "Abbiamo confrontato ciò che ciascuno ha presentato. L’altra parte ha documenti che la autorizzano ad agire per {{company}}; i Suoi non lo dicono di Lei.", "zh": "我们比对了各方提供的材料。对方的文件证明其有权代表 {{company}}，而您的文件未能证明这一点。"}', 'WBN'),
  (gen_random_uuid()::text, 'Name differs', array['verification'], '{"en": "The name on the document is not the name on the page of {{company}}. Change the page, or add a document with that name.", "es": "El nombre del documento no es el de la página de {{company}}. Cambie la página o añada un documento con ese nombre.", "it": "Il nome sul documento non è quello sulla pagina di {{company}}. Modifichi la pagina, o aggiunga un documento con quel nome.", "zh": "文件上的名称与 {{company}} 页面上的名称不一致。请修改页面，或补充写有该名称的文件。"}', 'WBN'),
  (gen_random_uuid()::text, 'Document has ended', array['verification'], '{"en": "The document has ended. Please add the current one; you need not send the others again.", "es": "El documento ha caducado. Añada el vigente; no hace falta volver a enviar los demás.", "it": "Il documento è scaduto. Aggiunga quello valido; gli altri non occorre inviarli di nuovo.", "zh": "该文件已过期。请补充现行有效的文件，其他文件无需重新提交。"}', 'WBN'),
  (gen_random_uuid()::text, 'Everything in order', array['verification'], '{"en": "Everything that you have sent is in order. The badge is shown until {{until}}; we remind you before it ends.", "es": "Todo lo que ha enviado está en regla. El distintivo se muestra hasta el {{until}}; se lo recordaremos antes de que termine.", "it": "Tutto ciò che ha inviato è in regola. Il contrassegno è visibile fino al {{until}}; La avviseremo prima della scadenza.", "zh": "您提交的材料均符合要求。徽章将显示至 {{until}}，到期前我们会提醒您。"}', 'WBN'),
  (gen_random_uuid()::text, 'Page removed', array['page-removal'], '{"en": "We have removed the page of {{company}}. Search engines may show it for some days; imports do not bring it back.", "es": "Hemos retirado la página de {{company}}. Los buscadores pueden mostrarla unos días más; las importaciones no la vuelven a crear.", "it": "Abbiamo rimosso la pagina di {{company}}. I motori di ricerca possono mostrarla ancora per qualche giorno; le importazioni non la ricreano.", "zh": "我们已移除 {{company}} 的页面。搜索引擎可能还会显示几天，后续导入不会恢复该页面。"}', 'WBN'),
  (gen_random_uuid()::text, 'We cannot see who asks', array['page-removal'], '{"en": "We could not see that you may decide about the page of {{company}}. Write to us from an address of the company, or claim the page: then you can remove it yourself.", "es": "No hemos podido comprobar que usted pueda decidir sobre la página de {{company}}. Escríbanos desde una dirección de la empresa o reclame la página: así podrá retirarla usted.", "it": "Non abbiamo potuto verificare che Lei possa decidere della pagina di {{company}}. Ci scriva da un indirizzo dell’azienda o rivendichi la pagina: così potrà rimuoverla Lei.", "zh": "我们无法确认您有权决定 {{company}} 的页面。请用企业邮箱与我们联系，或认领该页面，之后您可以自行移除。"}', 'WBN'),
  (gen_random_uuid()::text, 'Greeting', array['support', 'need-help'], '{"en": "Hello {{name}}, thank you for writing to us.", "es": "Hola, {{name}}: gracias por escribirnos.", "it": "Buongiorno {{name}}, grazie di averci scritto.", "zh": "{{name}}，您好！感谢您与我们联系。"}', 'WBN'),
  (gen_random_uuid()::text, 'We need more', array['support', 'need-help'], '{"en": "Please send us the address of the page and what you see there, so that we look at the same thing.", "es": "Envíenos la dirección de la página y lo que ve en ella, para que veamos lo mismo.", "it": "Ci invii l’indirizzo della pagina e ciò che vi vede, così guardiamo la stessa cosa.", "zh": "请告诉我们页面地址以及您看到的内容，以便我们查看同一问题。"}', 'WBN'),
  (gen_random_uuid()::text, 'Done', array['support', 'need-help'], '{"en": "It is done. If anything is still not as it should be, answer this message.", "es": "Ya está hecho. Si algo sigue sin estar bien, responda a este mensaje.", "it": "È fatto. Se qualcosa non è ancora a posto, risponda a questo messaggio.", "zh": "已处理完毕。如果仍有不妥之处，请回复本消息。"}', 'WBN'),
  (gen_random_uuid()::text, 'Product seen by nobody', array['support'], '{"en": "{{product}} is not found because its category or its photo is missing. Add both, and it is found within a minute.", "es": "{{product}} no se encuentra porque le falta la categoría o la foto. Añada ambas y se encontrará en un minuto.", "it": "{{product}} non si trova perché manca la categoria o la foto. Aggiunga entrambe e si troverà entro un minuto.", "zh": "{{product}} 搜索不到，是因为缺少类别或照片。补充两者后，一分钟内即可被找到。"}', 'WBN'),
  (gen_random_uuid()::text, 'Import failed', array['failed-import'], '{"en": "We have found why your file could not be read and have repaired it. Please import it again; nothing of the first attempt was saved.", "es": "Hemos encontrado por qué no se podía leer su archivo y lo hemos reparado. Impórtelo de nuevo; del primer intento no se guardó nada.", "it": "Abbiamo trovato perché il Suo file non si leggeva e abbiamo riparato l’errore. Lo importi di nuovo; del primo tentativo non è stato salvato nulla.", "zh": "我们已找到文件无法读取的原因并修复。请重新导入；第一次导入没有保存任何内容。"}', 'WBN'),
  (gen_random_uuid()::text, 'Closing', null, '{"en": "Kind regards, the staff of WBN", "es": "Un saludo cordial, el equipo de WBN", "it": "Cordiali saluti, il personale di WBN", "zh": "WBN 工作人员 敬上"}', 'WBN');

-- Deletes the notifications about a removed post or comment, except those that tell its author why.
create or replace function take_back_notifications() returns trigger language plpgsql as $$
declare
  removed text[] := array(select id from changed where removed_at is not null);
  people text[];
begin
  with gone as (
    delete from notification
    where (resource_id = any(removed) or root_id = any(removed)) and root_type <> 'report-case'
    returning user_id
  )
  select array_agg(user_id) into people from gone;
  perform refresh_notifications(people);
  return null;
end $$;
