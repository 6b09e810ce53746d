<?php

namespace App\Http\Controllers;

use App\Http\Resources\RankResource;
use App\Models\Standing;
use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\AnonymousResourceCollection;

class RankingController extends Controller
{
    /** One row of `standings` for each player and week; week 0 is the whole game. */
    public function index(Request $request, int $week = 0): AnonymousResourceCollection
    {
        // −5, 100000 and "a" are all valid pages of 1 to 100 rows. From PHP 8.5 on, (int) warns at "1e400".
        $perPage = max(1, min(100, filter_var($request->query('perPage'), FILTER_VALIDATE_INT) ?: 10));
        // By id too: players share places, and a page must not repeat what another one has shown.
        $standings = Standing::with('user')->where('week', $week)->orderBy('position')->orderBy('id');
        $mine = Standing::where('week', $week)->where('user_id', $request->user()->id)->first();

        // paginate(), not simplePaginate() or cursorPaginate(): the product needs meta.last_page.
        return RankResource::collection($standings->paginate($perPage))->additional([
            'my_position' => $mine?->only(['position', 'score', 'exact', 'results', 'movement']),
        ]);
    }
}
