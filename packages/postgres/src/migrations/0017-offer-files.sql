-- A file belongs to the request for quotation, or to the offer of a company, with which it goes.
alter table quotation_file add column business_id text; -- whose offer has it; null: the request
alter table quotation_file add foreign key (quotation_id, business_id) references quotation_offer on delete cascade;
alter table quotation_file drop constraint quotation_file_quotation_id_place_key;
alter table quotation_file add unique nulls not distinct (quotation_id, business_id, place);
