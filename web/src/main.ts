import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");
await speak(settings.language);
mount(App, { target });
