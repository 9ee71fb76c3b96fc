export { startBackgroundJobs } from "./background";
