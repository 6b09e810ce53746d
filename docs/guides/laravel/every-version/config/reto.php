<?php

return [
    // The origin of the site, which the mailed link opens. Without SITE_URL, the site is on the API's origin.
    'site' => env('SITE_URL', env('APP_URL', 'http://localhost:8000')),
];
