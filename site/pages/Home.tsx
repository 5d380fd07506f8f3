import '../styles/hero.css';
import '../styles/home.css';
import '../styles/socialProof.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CallToAction } from '../components/CallToAction';
import { ApprovalNotice } from '../components/home/ApprovalNotice';
import { Beginnings } from '../components/home/Beginnings';
import { Hero } from '../components/home/Hero';
import { LatestPosts } from '../components/home/LatestPosts';
import { PartnerStrip } from '../components/home/PartnerStrip';
import { ServicesContents } from '../components/home/ServicesContents';
import { Team } from '../components/home/Team';
import { Seo } from '../components/Seo';
import { company } from '../content/company';
import { home } from '../content/home';
import { siteData } from '../data';
import { seoOf } from '../pageList';

/** The newest posts. */
export async function loader({ context }: LoaderFunctionArgs) {
  return siteData(context).latestPosts(0, home.blog.posts);
}

export function Component() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo {...seoOf('/')} path="/" offices />
      <Hero />
      <ServicesContents />
      <Beginnings />
      <Team />
      <PartnerStrip />
      {company.socialProof && <ApprovalNotice />}
      <CallToAction {...home.closing} />
      <LatestPosts posts={posts} />
    </>
  );
}
