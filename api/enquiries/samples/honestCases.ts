/** What visitors ask about their own visa, work and studies, also with sellers' words, made up. A line more teaches the filter. */
export const honestCases = `
I'm a Bangladeshi nurse with three years in ICU and a PTE of 65. AHPRA wants the OBA. Should I sit the NCLEX first or lodge the EOI?
My 485 ends on 4 February and the state nomination isn't decided. Which visa can I hold meanwhile?
We lodged the partner visa 14 months ago through another agent, he doesn't answer. Could you take the case over?
My occupation is not on the list any more. I have 80 points as a café manager. Is the 494 an option?
Got an invitation for 491 Queensland yesterday!! 60 days to lodge. How much do you charge for doing everything?
Refusal reason: 500.212 not genuine. I did a diploma after a bachelor. Do I appeal to the ART or reapply offshore?
I want to bring my mother for a year. She's 71 and a widow. Visitor or 870?
My husband and I separated last month. I'm on 309. What do I tell the Department, and will I have to leave?
Child born here in August, I'm on a 482. Does the baby need a visa?
I've 8503 on my visa. My father had a stroke in Melbourne and I must stay for him. Can it be waived?
Can I study Cert III in commercial cookery after a master's degree? People say it's a downgrade and gets refused.
My college closed down in the middle of term. Do I get my fees back and what happens with the visa?
I dropped below 48 hours by mistake, I worked 61 in one fortnight. Will they cancel me?
Bachelor of pharmacy, Kathmandu University, 2019, 3.1 GPA, two years' gap because of Covid. Which master could I get into?
How do I show funds when my father is a farmer and sells buffalo milk for cash?
My sponsor is my uncle in Texas. Does the bank letter have to be in English?
Is IELTS One Skill Retake accepted for skilled visas?
PTE expired in May. Do I need to sit it again for 189 EOI?
Overall 7 but 6.5 in writing. Is that competent or proficient English?
I have NAATI CCL 5 points and a professional year. Total 90. When will I be invited for 261111?
I have been a cook for 9 years on ships. No certificate. Would RPL plus TRA work?
Employer withdrew my nomination last Friday. I've been told 180 days, is this right?
My boss pays me $18 in cash and holds my passport. What are my rights? I'm on a 417.
Second year working holiday: do days in a Cairns hotel count as specified work?
I am a citizen of Hong Kong with BNO. What are the 485 stream rules now?
I'm Syrian, in Jordan with four children, registered at UNHCR. How could our cousin in Liverpool propose us?
I came on a visitor visa and now I fear to go home. How do I apply for protection and can I work?
Son is 24 and autistic. Will the health requirement refuse the whole family?
I've got hepatitis B. Can I still be a registered nurse and get permanent residency?
I was found guilty of shoplifting when I was 17 in the UK. How do I answer the character question?
Section 48 bar, refused 485 in 2024. Can I go offshore to Bali and apply for 491?
I forgot to declare a refusal for Canada in my student application. Should we send a 1023?
PIC 4020 letter came about a bank statement my old agent made. I swear I didn't know. Please help before Thursday.
Citizenship test booked for the 9th. Residence: away 14 months for work with QBE in Manila. Do I meet the rule?
RRV with 2 years left but I lived in Dubai since 2019. My job and house are there. Chance?
Lost my passport with the visa label from 2009. How do I prove I am PR?
My wife is five months pregnant, can she fly and start on a dependent visa later?
Same-sex couple from Nepal, our families don't know. Will somebody call home during the check?
My fiancée is in Cebu, annulment is still running. 300 or 309?
Arranged marriage in May, she is in Jalandhar, we've met twice. What evidence do they want?
We have a 15 year age gap, does it hurt our partner application?
First stage granted in 2024, when will they ask for second stage papers?
I sponsor my brother as a carer, is 116 still alive?
Adopted our niece by Indian custom. Can she migrate with us?
Parent contributory: can we pay the second instalment from a house sale abroad?
I am a content creator from Colombia with monetised videos. Am I allowed to earn from YouTube on a student visa?
I work in SEO and paid search at a Sydney agency on 485. They offered to sponsor me as marketing specialist. Salary 76,000. Is it over the threshold?
I was backlink and outreach lead in Kolkata, now I do digital marketing in Perth. VETASSESS says not closely related. Appeal?
I'm a growth marketer with lead generation and CRM experience. Which ANZSCO code is the nearest?
Sales representative for medical equipment, 10 years. Any pathway?
Real estate agent in Dubai here, sells apartments. Could I get skills assessed?
Call centre team leader from Manila, is there any visa for BPO people?
Virtual assistant for Australian clients, I live in Cebu and invoice in AUD. Can I count it as Australian experience?
I'm a web designer with my own shop on Fiverr. What do I hand in instead of employer letters?
Data entry operator for 6 years. Is it skilled?
I run a small digital agency with four staff in Surat and thought of the 188. Is it closed now?
WordPress developer with 200 sites built. ACS wants proof of self employment: which invoices?
Software tester and automation engineer, ISTQB, 7.5 years, wife nurse. Who should be main applicant?
I am an AI engineer, PhD from IIT, salary offer of $190,000. Would the National Innovation visa be faster than 186?
My company makes an AI tool for lawyers and got seed funding in Singapore. Which visa lets founders come?
Crypto trader since 2017, all my wealth is on Binance. How must it be documented for the visa?
My income is staking rewards and some NFT sales. Can I sponsor my parents with that?
Would a gift of bitcoin from my brother count as genuine savings?
I work at a betting company in Malta as odds compiler. Is this on the occupation list?
I'm a casino dealer with a licence from Macau and would like to work at The Star. Is there sponsorship?
Bartender and gaming attendant, RSA and RCG certificates, can a pub sponsor me?
I'm a loan processor in a bank in Cebu; I've a degree in finance. Can I migrate?
SBI refused my education loan, are there other lenders that the visa office accepts?
How much loan may be in my name when I apply for student visa? It's 28 lakh from HDFC, collateral is our flat.
We took private finance for the tuition. Is that a problem for Genuine Student?
I'm a mortgage broker, my partner is a personal trainer. Who has better chances?
Insurance agent for LIC, 12 years, self employed on commission. Does the experience count?
Our family owns a pharmacy chain in Fiji, we want to invest and settle. What is open now?
I have 2 million from sale of land and want to buy a motel in Tamworth. Does it give me a visa?
My uncle left me an inheritance in Kenya. How do I show where the money came from?
Won a lottery in Kerala, 70 lakh after tax. Can the prize be used as student funds?
We import furniture from Vietnam and our supplier's manager should visit the showroom for a month. Which visa?
I manage wholesale buying for a chain in Port Moresby and travel to Sydney each quarter. Can I get a three-year visitor visa?
Factory supervisor at a garment exporter in Tiruppur. Is production manager 133512 right for me?
I clean offices at night, 8 years with the same firm, they'd like to keep me. Cleaners can't be sponsored, right?
I install solar panels, licensed in Spain. Do I need to do the electrician's licence again?
Our solar business can't find electricians. We'd like to sponsor three from the Philippines. What are the steps and your fees?
We are a cleaning company with 22 staff. Labour market testing: which ads do we need and for how long?
Restaurant owner here. I'd like to sponsor two chefs. Do I have to be an approved sponsor first?
I own two massage shops in Adelaide. My therapist's visa ends in May. What can I do to keep her?
We run a web agency in Melbourne. One developer is on a 482 and we want to move him to permanent. How do we begin?
Our marketing company wants to bring in our Indian team lead for six months. Is the 400 right?
As a franchisee of a petrol station may I nominate my wife as retail manager?
Trucking business in Dubbo. Drivers aren't on the list. Is there a regional agreement?
We're a childcare centre looking for a migration agent on retainer, about four nominations a year. Please send your prices.
HR manager, hospital in Wagga. We need someone for AHPRA and visas of 12 overseas nurses. Could we have a meeting next week?
Could you please give us a quote for accreditation as sponsor and five nominations?
What is your price for employer nomination for a small business? Do you offer a package?
Is there a discount if the whole family applies with you?
I saw your special offer for free assessment on Instagram. Does it still run?
Can I get a refund of the consultation if you say I'm not eligible?
Do you guarantee the visa? Another consultant guarantees 100 percent and takes 15 lakh.
A company called Global Dreams says they have quota for farm work in Tasmania, no IELTS, pay after visa. Should I believe it?
Somebody in my village sells job offers for Australia for 20 lakh. Can you check whether the employer exists?
They want me to pay $8,000 for the sponsorship and the rest in instalments. I think it's not legal, is it?
An agent on WhatsApp offers IELTS certificate without exam. My cousin wants to do it, please tell me what would happen.
I got a message that I won the Australian visa lottery and must pay a fee. Is there such a lottery?
My friend used a fake bank statement. Can they find out later, after PR?
I paid for an assignment to be written and the uni found it. Now I'm suspended, what about my CoE?
I have an offer letter here: https://portal.uni.example/offer/77120 and must pay by Monday. Is the college good for PR?
This is the job ad: https://www.seek.com.au/job/80123456 . Would they be able to sponsor?
My profile is at linkedin.com/in/rahul-mehta-dev, please see if I fit 261312
Please find my resume at https://docs.example/d/1zZ9. Which visa do I qualify for?
I uploaded the documents to Dropbox: https://www.dropbox.com/s/abc/docs.zip?dl=0 password is my birth year
The Department's page https://immi.homeaffairs.gov.au/visas/working-in-australia says something different from yours. Who's right?
Test result: https://ieltsresults.example/trf/22NP0031. Is it still valid next June?
According to https://www.legislation.gov.au/F2024L01620 the list changed. Is my occupation out?
https://au.jora.com/job/chef-77 would this qualify for regional?
Portfolio: www.anya-architect.example. I need to know which assessing authority takes me.
I watched your video https://youtu.be/abc123 and have a question about minute 4: why 5 points for partner?
Is subclass 186 direct entry possible with 3 years of experience that were partly overseas?
Which state nominates bricklayers?
How long does a 189 take at the moment?
cost for 485?
points for welders
partner visa timeline pls
what's the difference of 491 and 494
can i bring dog
how many funds for 2 year diploma
does gap matter
age limit?
too old at 46?
can my kids go to school free
Medicare on bridging A?
work full time during holidays?
do u do visitor visas
we are 4 people, tourist visa, india
need urgent appointment, visa refused
help, my visa runs out tomorrow!!!!
I NEED TO TALK TO SOMEBODY ABOUT CANCELLATION TODAY
please call my husband on 0455 555 014 he speaks better
Whatsapp me +91 98765 00011 regarding student visa
Contact me on viber, number is above
I'm a welder from Goa, what can I do?
barber 11 years
Electrician, Sri Lanka, 29
physio from Brazil
civil engineer 6yrs exp PTE 74 single
mechanical engg, 2 backlogs, 2018 passout
MBA in marketing, 5.5 IELTS
aged care worker on 407 wants PR
forklift operator, can I come
Social worker from Zimbabwe. AASW assessment took 5 months, is that usual?
I'm a vet in Colombia and my degree isn't recognised. What would be the road?
Pilot, 1,500 hours, is there demand?
Seafarer (second officer) wishes to settle in Hobart
Teacher of maths from Ireland. Salary looks good! What's the fastest way over?
We are a family of five from Johannesburg and want out soon. He is a diesel mechanic, I'm an accountant. Where do we start?
From Ukraine, on 786 visa. Will it be extended?
Afghan, P visa pending since 2022, my wife is in Iran and her visa there ends
I have lived here for 17 years without visa. Is there anything I can do? Please keep this confidential.
My visa was cancelled at the airport in 2023. When may I come back?
Detention: my brother is in Villawood since Monday. Can you go and see him? We will pay.
Tribunal hearing on 3 December, I've nobody to represent me. Are you free?
They asked me for more information with 28 days and my agent hasn't replied since. Day 21 today.
Is FOI the way to see why I was refused and do you do it?
Ministerial intervention, what are real chances?
My boyfriend controls my money and says he'll cancel my visa if I leave him. Is it true?
Should I change my agent in the middle of the application, and what would it cost?
I've already applied by myself but think I ticked something wrong in the form. Can you check it?
Would you review my GS answers before I lodge? I don't need the entire service.
`
  .trim()
  .split('\n');
