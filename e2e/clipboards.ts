/** Shortened clipboard HTML of other programs. */

export const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding-top:1px; color:black; font-size:11.0pt; white-space:nowrap;}
.xl65 {font-weight:700;} .xl66 {mso-number-format:"\\0022$\\0022\\#\\,\\#\\#0"; text-align:right;} .xl67 {color:red; background:yellow; mso-pattern:black none;} --></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Visa</td>
  <td class=xl65 width=64 style='width:48pt'>Fee</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Student &amp; family</td>
  <td class=xl66>$1,600</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl67 style='height:15.0pt'>Late</td>
  <td class=xl66>$700</td>
 </tr>
<!--EndFragment-->
</table></body></html>`;

export const excelCell = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body>
<table border=0 cellpadding=0 cellspacing=0 width=64><col width=64><tr height=20>
<!--StartFragment--><td height=20 width=64 style='height:15.0pt'>$1,600</td><!--EndFragment-->
</tr></table></body></html>`;

export const sheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup>
<tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{}">Step</td><td style="overflow:hidden;font-weight:bold;">Days</td></tr>
<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">Lodge</td><td style="vertical-align:bottom;text-align:right;">5</td></tr></tbody></table></google-sheets-html-origin>`;

export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-AU style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1>Fees<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> <span style='color:red'>red</span> <span style='color:#2F6B4F;mso-themecolor:text1'>leaf</span> <span style='color:#123456'>other</span> <span style='background:yellow;mso-highlight:yellow'>marked</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Inner<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:108.0pt;mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>a)</span>Deep</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p1"><v:imagedata src="file:///C:/Users/a/AppData/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Users/a/AppData/clip_image002.jpg" v:shapes="p1"><![endif]>After</p>
<p class=MsoNormal><img src="file:///C:/Users/a/AppData/clip_image003.jpg"></p>
<!--EndFragment--></body></html>`;

export const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;">Heading</span></h2>
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;color:#000000;background-color:transparent;font-weight:700;">Bold</span><span style="font-size:11pt;color:#000000;"> and </span><a href="https://example.org/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p><br />
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;">One</span></p></li>
<ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul></b><br class="Apple-interchange-newline">`;

const numbered = (number: number, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>${number}.<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/** A numbered list that is interrupted by a paragraph. */
export const interruptedWord = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->
${numbered(1, 'Apply')}${numbered(2, 'Pay')}<p class=MsoNormal>Then wait.&nbsp;<o:p></o:p></p>
${numbered(3, 'Travel')}${numbered(4, 'Arrive&nbsp; ')}
<!--EndFragment--></body></html>`;

const onlineItem = (level: number, tag: 'ul' | 'ol', text: string, number = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1 SCXW1" role="list"><li aria-setsize="-1" data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="${number}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" lang="EN-AU"><span class="TextRun SCXW1" lang="EN-AU"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;

export const wordOnline = `<html><body><div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">Intro</span></span><span class="EOP SCXW1">&nbsp;</span></p></div>
${onlineItem(1, 'ul', 'One')}${onlineItem(2, 'ul', 'Two')}${onlineItem(3, 'ol', 'Three')}${onlineItem(3, 'ol', 'Four', 2)}${onlineItem(1, 'ul', 'Five', 2)}
<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="EOP SCXW1">&nbsp;</span></p></div>
${onlineItem(1, 'ol', 'Seventh', 7)}</body></html>`;

/** Items that say their level by the plain attribute alone, as older versions of Word Online did. */
export const levelsOnly = [1, 2, 3]
  .map((level) => `<ul><li aria-level="${level}"><p>Level ${level}&nbsp;</p></li></ul>`)
  .join('');

const wordHead = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-AU>`;

/** Two comments and a deletion, an insertion: what a reviewer leaves. */
export const reviewedWord = `${wordHead}
<!--StartFragment-->
<p class=MsoNormal>You may work <a style='mso-comment-reference:PR_1;mso-comment-date:20261128T1015'>48 hours</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[PR1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> <del cite="mailto:Priya%20Raman" datetime="2026-11-28T10:16">a week</del><ins cite="mailto:Priya%20Raman" datetime="2026-11-28T10:16">a fortnight</ins> in term.<o:p></o:p></p>
<p class=MsoNormal>Second.<span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor id="_anchor_2" href="#_msocom_2" name="_msoanchor_2">[PR2]</a><![endif]></span></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]><span style='mso-comment-author:"Priya Raman"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomoff href="#_msoanchor_1">[PR1]</a><![endif]></span>Client Wei Chen asked for a refund, do not print</p><![if !supportAnnotations]></div><![endif]></div>
<div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_2" class=msocomtxt><![endif]><p class=MsoCommentText>Is this still so?</p><![if !supportAnnotations]></div><![endif]></div>
</div></body></html>`;

export const footnotesOfWord = `${wordHead}
<!--StartFragment-->
<p class=MsoNormal>The charge rises<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> each July<a style='mso-footnote-id:ftn2' href="#_ftn2" name="_ftnref2" title=""><span class=MsoFootnoteReference>[2]</span></a>.</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span class=MsoFootnoteReference>[1]</span></span></a> Migration <i>Regulations</i> 1994.</p></div>
<div style='mso-element:footnote' id=ftn2><p class=MsoFootnoteText><a style='mso-footnote-id:ftn2' href="#_ftnref2" name="_ftn2" title=""><span class=MsoFootnoteReference>[2]</span></a> By the index.</p></div>
</div>
<!--EndFragment--></body></html>`;

export const footnotesOfDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f3e"><p dir="ltr"><span>It was so</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> and said</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span>.</span></p><hr class="c1"><div><p dir="ltr"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> See the Act.</span></p></div><div style="border:1px solid black;margin:5px"><p dir="ltr"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Not for print</span></p></div></b>`;

/** A page of the web, which strikes words out for its readers. */
export const struckOut = '<p>Was <del>$500</del> <ins>$600</ins>.</p>';

/** One picture, whose bytes are a file of the clipboard. */
export const pictureOfWord = `${wordHead}
<!--StartFragment--><p class=MsoNormal><span lang=EN-US style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:320pt;height:180pt'><v:imagedata src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=427 height=240 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p><!--EndFragment-->
</body></html>`;

/** Endnotes, from a cell and an item, with a comment in a cell and a row that was deleted. */
export const endnotesOfWord = `${wordHead}
<!--StartFragment-->
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Charge<a style='mso-endnote-id:edn1' href="#_edn1" name="_ednref1" title=""><span class=MsoEndnoteReference><span class=MsoEndnoteReference>[i]</span></span></a></p></td><td><p class=MsoNormal><a style='mso-comment-reference:PR_1'>$1,600</a><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[PR1]</a><![endif]></span></p></td></tr></table>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Paid once<a style='mso-endnote-id:edn2' href="#_edn2" name="_ednref2" title=""><span class=MsoEndnoteReference>[ii]</span></a> <del cite="mailto:PR" datetime="2026-11-28T10:16">and never again</del></p>
<div style='mso-element:endnote-list'><![if !supportEndnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:endnote' id=edn1><p class=MsoEndnoteText><a style='mso-endnote-id:edn1' href="#_ednref1" name="_edn1" title=""><span class=MsoEndnoteReference>[i]</span></a> In Australian dollars.</p></div>
<div style='mso-element:endnote' id=edn2><p class=MsoEndnoteText><a style='mso-endnote-id:edn2' href="#_ednref2" name="_edn2" title=""><span class=MsoEndnoteReference>[ii]</span></a> By the family.</p></div>
</div>
<div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference><a class=msocomoff href="#_msoanchor_1">[PR1]</a></span>Ask Wei Chen</p></div></div></div>
<!--EndFragment--></body></html>`;

/** A word somebody remarked at, in a list of Google Docs. */
export const commentOfDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2a"><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Health cover</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p></li></ul><div style="border:1px solid black;margin:5px"><p dir="ltr"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Refund of Mr Haddad, not for print</span></p></div></b>`;
